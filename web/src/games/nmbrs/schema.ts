// Made by `python -m quartett.protocol.typescript`; do not edit.

import { count, type Schema } from '../../engine/schemas';

const WORDS_0 = ["red", "green", "blue", "orange"];
const WORDS_1 = ["no", "yes"];
const WORDS_2 = [...count(1, 100), "joker-red", "joker-green", "joker-blue", "joker-orange"];
const WORDS_3 = ["-", ...count(1, 100), "joker-red", "joker-green", "joker-blue", "joker-orange"];
const WORDS_4 = ["-", "red", "green", "red+green", "blue", "red+blue", "green+blue", "red+green+blue", "orange", "red+orange", "green+orange", "red+green+orange", "blue+orange", "red+blue+orange", "green+blue+orange", "red+green+blue+orange"];
const WORDS_5 = ["not-yet", "went-out", "pile-ran-out", "rounds-played"];
const WORDS_6 = ["lay", "grow", "cross"];

export const SCHEMA: Schema = {
  game: 'nmbrs',
  cells: 2783,
  unknown: -32768,
  fields: [
    { name: "seats", shape: [] },
    { name: "start", shape: [] },
    { name: "variant", shape: [], words: ["standard", "simple"] },
    { name: "row_rule", shape: [], words: ["multiples", "multiples-and-one", "equal-steps"] },
    { name: "deal", shape: [] },
    { name: "rounds", shape: [] },
    { name: "copies", shape: [104] },
    { name: "colours", shape: [104], words: WORDS_0 },
    { name: "worths", shape: [104] },
    { name: "phase", shape: [], words: ["dealing", "turning", "asking", "drawing", "laying", "choosing", "over"] },
    { name: "round_number", shape: [] },
    { name: "opener", shape: [] },
    { name: "at_turn", shape: [] },
    { name: "asked", shape: [] },
    { name: "points", shape: [8, 4], per_seat: true },
    { name: "opened", shape: [8], per_seat: true, words: WORDS_1 },
    { name: "face_down", shape: [] },
    { name: "pile", shape: [104], cards: WORDS_2 },
    { name: "ran_out", shape: [] },
    { name: "face_up", shape: [] },
    { name: "discards", shape: [104], cards: WORDS_2 },
    { name: "order", shape: [104], words: WORDS_3 },
    { name: "held", shape: [8], per_seat: true },
    { name: "hand", shape: [8, 104], per_seat: true, cards: WORDS_2 },
    { name: "taken", shape: [8, 104], per_seat: true, cards: WORDS_2 },
    { name: "table", shape: [104], cards: WORDS_2 },
    { name: "rows", shape: [51], named: true },
    { name: "jokers", shape: [51], words: WORDS_4 },
    { name: "meaning", shape: [4] },
    { name: "freed", shape: [], words: ["red", "green", "blue", "orange", "-"] },
    { name: "replaced", shape: [] },
    { name: "planned", shape: [], words: ["-", "grow", "cross"] },
    { name: "planned_row", shape: [], named: true },
    { name: "answers", shape: [4], words: ["-", "with", "without"] },
    { name: "ended", shape: [], words: WORDS_5 },
    { name: "open_card", shape: [], words: WORDS_3 },
    { name: "scores", shape: [8], per_seat: true },
    { name: "worths_differ", shape: [], words: WORDS_1 },
    { name: "island", shape: [51] },
    { name: "way", shape: [51], words: ["-", "across", "down", "apart"] },
    { name: "line", shape: [51] },
    { name: "column", shape: [51] },
  ],
  effects: [
    { kind: "round-began", details: [{ name: "round" }, { name: "seat", kind: "seat" }] },
    { kind: "dealt", details: [{ name: "seat", kind: "seat" }, { name: "card", words: WORDS_2 }, { name: "colour", words: WORDS_0 }, { name: "left" }] },
    { kind: "turned-up", details: [{ name: "card", words: WORDS_2 }, { name: "colour", words: WORDS_0 }, { name: "left" }] },
    { kind: "turn-began", details: [{ name: "seat", kind: "seat" }] },
    { kind: "asked", details: [{ name: "seat", kind: "seat" }, { name: "turn", kind: "seat" }, { name: "card", words: WORDS_2 }, { name: "colour", words: WORDS_0 }] },
    { kind: "took", details: [{ name: "seat", kind: "seat" }, { name: "card", words: WORDS_2 }, { name: "colour", words: WORDS_0 }, { name: "out_of_turn", words: WORDS_1 }] },
    { kind: "passed", details: [{ name: "seat", kind: "seat" }, { name: "card", words: WORDS_2 }, { name: "colour", words: WORDS_0 }] },
    { kind: "must-draw", details: [{ name: "seat", kind: "seat" }] },
    { kind: "went-without", details: [{ name: "seat", kind: "seat" }] },
    { kind: "drew", details: [{ name: "seat", kind: "seat" }, { name: "card", words: WORDS_2 }, { name: "colour", words: WORDS_0 }, { name: "left" }] },
    { kind: "shuffled", details: [{ name: "cards" }] },
    { kind: "said", details: [{ name: "seat", kind: "seat" }, { name: "joker", words: WORDS_0 }, { name: "number" }] },
    { kind: "could-lay", details: [{ name: "seat", kind: "seat" }, { name: "points" }, { name: "first" }, { name: "step" }, { name: "length" }] },
    { kind: "swapped", details: [{ name: "seat", kind: "seat" }, { name: "joker", words: WORDS_0 }, { name: "number" }, { name: "colour", words: WORDS_0 }] },
    { kind: "planned", details: [{ name: "seat", kind: "seat" }, { name: "how", words: WORDS_6 }, { name: "first" }, { name: "step" }, { name: "length" }] },
    { kind: "joker-asked", details: [{ name: "seat", kind: "seat" }, { name: "joker", words: WORDS_0 }] },
    { kind: "joker-answered", details: [{ name: "seat", kind: "seat" }, { name: "joker", words: WORDS_0 }, { name: "answer", words: ["with", "without"] }] },
    { kind: "laid", details: [{ name: "seat", kind: "seat" }, { name: "how", words: WORDS_6 }, { name: "first" }, { name: "step" }, { name: "length" }] },
    { kind: "joined", details: [{ name: "first" }, { name: "step" }, { name: "length" }, { name: "jokers", words: WORDS_4 }] },
    { kind: "crossed", details: [{ name: "card", words: WORDS_2 }, { name: "colour", words: WORDS_0 }, { name: "number" }] },
    { kind: "placed", details: [{ name: "seat", kind: "seat" }, { name: "card", words: WORDS_2 }, { name: "colour", words: WORDS_0 }, { name: "number" }] },
    { kind: "scored", details: [{ name: "seat", kind: "seat" }, { name: "points" }, { name: "doubled", words: ["no", "one-colour", "different"] }, { name: "score" }, { name: "base" }] },
    { kind: "opened", details: [{ name: "seat", kind: "seat" }] },
    { kind: "discarded", details: [{ name: "seat", kind: "seat" }, { name: "card", words: WORDS_2 }, { name: "colour", words: WORDS_0 }, { name: "worth" }, { name: "left" }] },
    { kind: "finished", details: [{ name: "seat", kind: "seat" }, { name: "left" }] },
    { kind: "went-out", details: [{ name: "seat", kind: "seat" }] },
    { kind: "round-ended", details: [{ name: "round" }, { name: "why", words: WORDS_5 }] },
    { kind: "hand-left", details: [{ name: "seat", kind: "seat" }, { name: "cards" }, { name: "points" }, { name: "score" }] },
    { kind: "game-over", details: [{ name: "why", words: WORDS_5 }] },
  ],
};

export const TABLES = { cards: WORDS_2, colours: WORDS_0, jokers: ["joker-red", "joker-green", "joker-blue", "joker-orange"] };

export interface View {
  seats: number;
  start: number;
  variant: 'standard' | 'simple';
  row_rule: 'multiples' | 'multiples-and-one' | 'equal-steps';
  deal: number;
  rounds: number;
  copies: number[];
  colours: ('red' | 'green' | 'blue' | 'orange')[];
  worths: number[];
  phase: 'dealing' | 'turning' | 'asking' | 'drawing' | 'laying' | 'choosing' | 'over';
  round_number: number;
  opener: number;
  at_turn: number;
  asked: number;
  points: number[][];
  opened: ('no' | 'yes')[];
  face_down: number;
  pile: string[] | null;
  ran_out: number;
  face_up: number;
  discards: string[] | null;
  order: string[];
  held: number[];
  hand: (string[] | null)[];
  taken: (string[] | null)[];
  table: string[] | null;
  rows: string[];
  jokers: string[];
  meaning: number[];
  freed: 'red' | 'green' | 'blue' | 'orange' | '-';
  replaced: number;
  planned: '-' | 'grow' | 'cross';
  planned_row: string;
  answers: ('-' | 'with' | 'without')[];
  ended: 'not-yet' | 'went-out' | 'pile-ran-out' | 'rounds-played';
  open_card: string;
  scores: number[];
  worths_differ: 'no' | 'yes';
  island: number[];
  way: ('-' | 'across' | 'down' | 'apart')[];
  line: number[];
  column: number[];
}

export type Effect =
  | { kind: 'round-began'; round: number; seat: number }
  | { kind: 'dealt'; seat: number; card: string | null; colour: 'red' | 'green' | 'blue' | 'orange' | null; left: number }
  | { kind: 'turned-up'; card: string; colour: 'red' | 'green' | 'blue' | 'orange'; left: number }
  | { kind: 'turn-began'; seat: number }
  | { kind: 'asked'; seat: number; turn: number; card: string; colour: 'red' | 'green' | 'blue' | 'orange' }
  | { kind: 'took'; seat: number; card: string; colour: 'red' | 'green' | 'blue' | 'orange'; out_of_turn: 'no' | 'yes' }
  | { kind: 'passed'; seat: number; card: string; colour: 'red' | 'green' | 'blue' | 'orange' }
  | { kind: 'must-draw'; seat: number }
  | { kind: 'went-without'; seat: number }
  | { kind: 'drew'; seat: number; card: string | null; colour: 'red' | 'green' | 'blue' | 'orange' | null; left: number }
  | { kind: 'shuffled'; cards: number }
  | { kind: 'said'; seat: number; joker: 'red' | 'green' | 'blue' | 'orange'; number: number }
  | { kind: 'could-lay'; seat: number; points: number | null; first: number | null; step: number | null; length: number | null }
  | { kind: 'swapped'; seat: number; joker: 'red' | 'green' | 'blue' | 'orange'; number: number; colour: 'red' | 'green' | 'blue' | 'orange' }
  | { kind: 'planned'; seat: number; how: 'lay' | 'grow' | 'cross'; first: number; step: number; length: number }
  | { kind: 'joker-asked'; seat: number; joker: 'red' | 'green' | 'blue' | 'orange' }
  | { kind: 'joker-answered'; seat: number; joker: 'red' | 'green' | 'blue' | 'orange'; answer: 'with' | 'without' }
  | { kind: 'laid'; seat: number; how: 'lay' | 'grow' | 'cross'; first: number; step: number; length: number }
  | { kind: 'joined'; first: number; step: number; length: number; jokers: string }
  | { kind: 'crossed'; card: string; colour: 'red' | 'green' | 'blue' | 'orange'; number: number }
  | { kind: 'placed'; seat: number; card: string; colour: 'red' | 'green' | 'blue' | 'orange'; number: number }
  | { kind: 'scored'; seat: number; points: number; doubled: 'no' | 'one-colour' | 'different'; score: number; base: number }
  | { kind: 'opened'; seat: number }
  | { kind: 'discarded'; seat: number; card: string; colour: 'red' | 'green' | 'blue' | 'orange'; worth: number; left: number }
  | { kind: 'finished'; seat: number; left: number }
  | { kind: 'went-out'; seat: number }
  | { kind: 'round-ended'; round: number; why: 'not-yet' | 'went-out' | 'pile-ran-out' | 'rounds-played' }
  | { kind: 'hand-left'; seat: number; cards: number; points: number; score: number }
  | { kind: 'game-over'; why: 'not-yet' | 'went-out' | 'pile-ran-out' | 'rounds-played' };
