// Made by `python -m quartett.protocol.typescript`; do not edit.

import { count, type Schema } from '../../engine/schemas';

const WORDS_0 = [...count(1, 15)];
const WORDS_1 = ["blue", "green", "orange"];
const WORDS_2 = ["none", "only-blue", "only-green", "no-orange", "only-orange", "no-green", "no-blue", "all"];

export const SCHEMA: Schema = {
  game: 'nox',
  cells: 390,
  unknown: -32768,
  fields: [
    { name: "seats", shape: [] },
    { name: "start", shape: [] },
    { name: "variant", shape: [], words: ["standard", "hard"] },
    { name: "best_tie", shape: [], words: ["each", "nobody"] },
    { name: "end_on_empty_pile", shape: [] },
    { name: "goal", shape: [] },
    { name: "copies", shape: [15] },
    { name: "colours", shape: [15] },
    { name: "families", shape: [3] },
    { name: "phase", shape: [], words: ["dealing", "laying", "drawing", "round-over", "over"] },
    { name: "round_number", shape: [] },
    { name: "starter", shape: [] },
    { name: "turn", shape: [] },
    { name: "kitties", shape: [6], per_seat: true, bits: WORDS_0 },
    { name: "laid", shape: [6, 15], per_seat: true, cards: WORDS_0 },
    { name: "held", shape: [6], per_seat: true },
    { name: "hands", shape: [6, 15], per_seat: true, cards: WORDS_0 },
    { name: "pile_size", shape: [] },
    { name: "pile", shape: [15], cards: WORDS_0 },
    { name: "scores", shape: [6], per_seat: true },
    { name: "points", shape: [6, 3], per_seat: true },
    { name: "last_round", shape: [6], per_seat: true },
    { name: "points_to_win", shape: [] },
    { name: "tops", shape: [6], per_seat: true },
    { name: "worth", shape: [6], per_seat: true },
    { name: "missing", shape: [6], per_seat: true, bits: WORDS_1 },
    { name: "beneath", shape: [6, 15], per_seat: true },
  ],
  effects: [
    { kind: "round-began", details: [{ name: "round" }, { name: "seat", kind: "seat" }] },
    { kind: "dealt", details: [{ name: "seat", kind: "seat" }, { name: "card", words: WORDS_0 }, { name: "left" }] },
    { kind: "turn-began", details: [{ name: "seat", kind: "seat" }] },
    { kind: "laid", details: [{ name: "seat", kind: "seat" }, { name: "card", words: WORDS_0 }, { name: "before", kind: "seat" }, { name: "onto", words: [...count(1, 15), "none"] }, { name: "way", words: ["expand", "change", "match"] }] },
    { kind: "merged", details: [{ name: "seat", kind: "seat" }, { name: "card", words: WORDS_0 }] },
    { kind: "kitty", details: [{ name: "seat", kind: "seat" }, { name: "was" }, { name: "worth" }, { name: "colours", words: WORDS_2 }] },
    { kind: "drew", details: [{ name: "seat", kind: "seat" }, { name: "card", words: WORDS_0 }, { name: "left" }] },
    { kind: "round-ended", details: [{ name: "why", words: ["six-stacks", "hands-empty", "pile-empty"] }, { name: "round" }] },
    { kind: "scored", details: [{ name: "seat", kind: "seat" }, { name: "worth" }, { name: "colours", words: WORDS_2 }, { name: "points" }, { name: "score" }] },
    { kind: "game-over", details: [] },
  ],
};

export const TABLES = { colours: WORDS_1, numbers: [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15], stacks: 6 };

export interface View {
  seats: number;
  start: number;
  variant: 'standard' | 'hard';
  best_tie: 'each' | 'nobody';
  end_on_empty_pile: number;
  goal: number;
  copies: number[];
  colours: number[];
  families: number[];
  phase: 'dealing' | 'laying' | 'drawing' | 'round-over' | 'over';
  round_number: number;
  starter: number;
  turn: number;
  kitties: string[];
  laid: (string[] | null)[];
  held: number[];
  hands: (string[] | null)[];
  pile_size: number;
  pile: string[] | null;
  scores: number[];
  points: number[][];
  last_round: number[];
  points_to_win: number;
  tops: number[];
  worth: number[];
  missing: string[];
  beneath: number[][];
}

export type Effect =
  | { kind: 'round-began'; round: number; seat: number }
  | { kind: 'dealt'; seat: number; card: string | null; left: number }
  | { kind: 'turn-began'; seat: number }
  | { kind: 'laid'; seat: number; card: string; before: number; onto: string; way: 'expand' | 'change' | 'match' }
  | { kind: 'merged'; seat: number; card: string }
  | { kind: 'kitty'; seat: number; was: number; worth: number; colours: 'none' | 'only-blue' | 'only-green' | 'no-orange' | 'only-orange' | 'no-green' | 'no-blue' | 'all' }
  | { kind: 'drew'; seat: number; card: string | null; left: number }
  | { kind: 'round-ended'; why: 'six-stacks' | 'hands-empty' | 'pile-empty'; round: number }
  | { kind: 'scored'; seat: number; worth: number; colours: 'none' | 'only-blue' | 'only-green' | 'no-orange' | 'only-orange' | 'no-green' | 'no-blue' | 'all'; points: number; score: number }
  | { kind: 'game-over' };
