// Made by `python -m quartett.protocol.typescript`; do not edit.

import type { Schema } from '../../engine/schemas';

const WORDS_0 = ["2", "4", "6", "8", "10", "zoinx"];

export const SCHEMA: Schema = {
  game: 'zoinx',
  cells: 34,
  unknown: -32768,
  fields: [
    { name: "seats", shape: [] },
    { name: "start", shape: [] },
    { name: "goal", shape: [] },
    { name: "last_round", shape: [], words: ["others", "everyone"] },
    { name: "phase", shape: [], words: ["betting", "throwing", "deciding", "over"] },
    { name: "turn", shape: [] },
    { name: "active", shape: [] },
    { name: "last_turns", shape: [] },
    { name: "bets", shape: [4], per_seat: true, words: ["2", "4", "6", "8", "10", "zoinx", "-"] },
    { name: "dots", shape: [] },
    { name: "points", shape: [4, 3], per_seat: true },
    { name: "scores", shape: [4], per_seat: true },
    { name: "scored_in", shape: [4], per_seat: true },
    { name: "missing", shape: [] },
  ],
  effects: [
    { kind: "bet", details: [{ name: "seat", kind: "seat" }, { name: "bet", words: WORDS_0 }, { name: "percent" }, { name: "role", words: ["other", "active"] }] },
    { kind: "rolled-on", details: [{ name: "seat", kind: "seat" }, { name: "points" }, { name: "percent" }] },
    { kind: "threw", details: [{ name: "seat", kind: "seat" }, { name: "dots" }, { name: "total" }] },
    { kind: "reached", details: [{ name: "seat", kind: "seat" }, { name: "bet" }] },
    { kind: "zoinxed", details: [{ name: "seat", kind: "seat" }, { name: "total" }] },
    { kind: "stopped", details: [{ name: "seat", kind: "seat" }, { name: "total" }] },
    { kind: "scored", details: [{ name: "seat", kind: "seat" }, { name: "part", words: ["own-throws", "bets-on-dots", "bets-on-zoinx"] }, { name: "points" }, { name: "score" }] },
    { kind: "last-round", details: [{ name: "seat", kind: "seat" }, { name: "turns" }] },
    { kind: "turn-began", details: [{ name: "seat", kind: "seat" }] },
    { kind: "game-over", details: [] },
  ],
};

export const TABLES = { dice: 4, bets: WORDS_0 };

export interface View {
  seats: number;
  start: number;
  goal: number;
  last_round: 'others' | 'everyone';
  phase: 'betting' | 'throwing' | 'deciding' | 'over';
  turn: number;
  active: number;
  last_turns: number;
  bets: ('2' | '4' | '6' | '8' | '10' | 'zoinx' | '-')[];
  dots: number;
  points: number[][];
  scores: number[];
  scored_in: number[];
  missing: number;
}

export type Effect =
  | { kind: 'bet'; seat: number; bet: '2' | '4' | '6' | '8' | '10' | 'zoinx'; percent: number; role: 'other' | 'active' }
  | { kind: 'rolled-on'; seat: number; points: number; percent: number }
  | { kind: 'threw'; seat: number; dots: number; total: number }
  | { kind: 'reached'; seat: number; bet: number }
  | { kind: 'zoinxed'; seat: number; total: number }
  | { kind: 'stopped'; seat: number; total: number }
  | { kind: 'scored'; seat: number; part: 'own-throws' | 'bets-on-dots' | 'bets-on-zoinx'; points: number; score: number }
  | { kind: 'last-round'; seat: number; turns: number }
  | { kind: 'turn-began'; seat: number }
  | { kind: 'game-over' };
