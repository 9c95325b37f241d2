// Made by `python -m quartett.protocol.typescript`; do not edit.

import { count, type Schema } from '../../engine/schemas';

const WORDS_0 = ["1", "2", "3", "4", "5", "6"];
const WORDS_1 = ["I", "O", "T", "S", "L"];
const WORDS_2 = ["A", "B"];
const WORDS_3 = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9", "d10", "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g10"];

export const SCHEMA: Schema = {
  game: 'bloxx',
  cells: 209,
  unknown: -32768,
  fields: [
    { name: "seats", shape: [] },
    { name: "start", shape: [] },
    { name: "support", shape: [], words: ["settle", "touch", "rest"] },
    { name: "columns", shape: [] },
    { name: "rows", shape: [] },
    { name: "numbers", shape: [10, 7] },
    { name: "colours", shape: [10], words: ["green", "blue", "orange", "violet", "-"] },
    { name: "faces", shape: [2, 6], words: ["..O/XXX", "..X/OXX", "..X/XOX", "..X/XXO", ".O./XXX", ".O/.X/XX", ".O/XX/.X", ".O/XX/X.", ".OX/XX.", ".X./OXX", ".X./XOX", ".X./XXO", ".X/.O/XX", ".X/.X/OX", ".X/.X/XO", ".X/OX/.X", ".X/OX/X.", ".X/XO/.X", ".X/XO/X.", ".X/XX/.O", ".X/XX/O.", ".XO/XX.", ".XX/OX.", ".XX/XO.", "O../XXX", "O./X./XX", "O./XX/.X", "O./XX/X.", "O/X/X/X", "OX./.XX", "OX/.X/.X", "OX/X./X.", "OX/XX", "OXX/..X", "OXX/.X.", "OXX/X..", "OXXX", "X../OXX", "X../XOX", "X../XXO", "X./O./XX", "X./OX/.X", "X./OX/X.", "X./X./OX", "X./X./XO", "X./XO/.X", "X./XO/X.", "X./XX/.O", "X./XX/O.", "X/O/X/X", "X/X/O/X", "X/X/X/O", "XO./.XX", "XO/.X/.X", "XO/X./X.", "XO/XX", "XOX/..X", "XOX/.X.", "XOX/X..", "XOXX", "XX./.OX", "XX./.XO", "XX/.O/.X", "XX/.X/.O", "XX/O./X.", "XX/OX", "XX/X./O.", "XX/XO", "XXO/..X", "XXO/.X.", "XXO/X..", "XXOX", "XXX/..O", "XXX/.O.", "XXX/O..", "XXXO"] },
    { name: "faces_on", shape: [2] },
    { name: "phase", shape: [], words: ["rolling", "first-drawing", "others-drawing", "over"] },
    { name: "rolls", shape: [] },
    { name: "active", shape: [] },
    { name: "rolled", shape: [2], words: ["1", "2", "3", "4", "5", "6", "-"] },
    { name: "taken", shape: [], words: ["A", "B", "-"] },
    { name: "filled", shape: [4, 4], per_seat: true },
    { name: "shapes", shape: [4], per_seat: true },
    { name: "heights", shape: [4, 7], per_seat: true },
    { name: "drawn", shape: [4, 7], per_seat: true, named: true },
    { name: "circles", shape: [4, 7], per_seat: true, named: true },
  ],
  effects: [
    { kind: "rolled", details: [{ name: "seat", kind: "seat" }, { name: "face_a", words: WORDS_0 }, { name: "face_b", words: WORDS_0 }, { name: "shape_a", words: WORDS_1 }, { name: "shape_b", words: WORDS_1 }] },
    { kind: "stuck", details: [{ name: "seat", kind: "seat" }] },
    { kind: "took-die", details: [{ name: "seat", kind: "seat" }, { name: "die", words: WORDS_2 }] },
    { kind: "drew", details: [{ name: "seat", kind: "seat" }, { name: "die", words: WORDS_2 }, { name: "shape", words: WORDS_1 }, { name: "turn", words: ["r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3"] }, { name: "square", words: WORDS_3 }] },
    { kind: "covered", details: [{ name: "seat", kind: "seat" }, { name: "square_1", words: WORDS_3 }, { name: "square_2", words: WORDS_3 }, { name: "square_3", words: WORDS_3 }, { name: "square_4", words: WORDS_3 }] },
    { kind: "circled", details: [{ name: "seat", kind: "seat" }, { name: "square", words: WORDS_3 }, { name: "number" }] },
    { kind: "crossed", details: [{ name: "seat", kind: "seat" }, { name: "square", words: WORDS_3 }, { name: "number" }] },
    { kind: "coloured-in", details: [{ name: "seat", kind: "seat" }, { name: "square", words: WORDS_3 }, { name: "count" }] },
    { kind: "left-gaps", details: [{ name: "seat", kind: "seat" }, { name: "count" }] },
    { kind: "row-filled", details: [{ name: "seat", kind: "seat" }, { name: "row", words: [...count(1, 10)] }, { name: "colour", words: ["green", "blue", "orange", "violet"] }, { name: "points" }] },
    { kind: "scored", details: [{ name: "seat", kind: "seat" }, { name: "points" }, { name: "score" }] },
    { kind: "turn-began", details: [{ name: "seat", kind: "seat" }] },
    { kind: "game-over", details: [] },
  ],
};

export interface View {
  seats: number;
  start: number;
  support: 'settle' | 'touch' | 'rest';
  columns: number;
  rows: number;
  numbers: number[][];
  colours: ('green' | 'blue' | 'orange' | 'violet' | '-')[];
  faces: string[][];
  faces_on: number[];
  phase: 'rolling' | 'first-drawing' | 'others-drawing' | 'over';
  rolls: number;
  active: number;
  rolled: ('1' | '2' | '3' | '4' | '5' | '6' | '-')[];
  taken: 'A' | 'B' | '-';
  filled: number[][];
  shapes: number[];
  heights: number[][];
  drawn: string[][];
  circles: string[][];
}

export type Effect =
  | { kind: 'rolled'; seat: number; face_a: '1' | '2' | '3' | '4' | '5' | '6'; face_b: '1' | '2' | '3' | '4' | '5' | '6'; shape_a: 'I' | 'O' | 'T' | 'S' | 'L'; shape_b: 'I' | 'O' | 'T' | 'S' | 'L' }
  | { kind: 'stuck'; seat: number }
  | { kind: 'took-die'; seat: number; die: 'A' | 'B' }
  | { kind: 'drew'; seat: number; die: 'A' | 'B'; shape: 'I' | 'O' | 'T' | 'S' | 'L'; turn: 'r0' | 'r1' | 'r2' | 'r3' | 'm0' | 'm1' | 'm2' | 'm3'; square: string }
  | { kind: 'covered'; seat: number; square_1: string; square_2: string; square_3: string; square_4: string }
  | { kind: 'circled'; seat: number; square: string; number: number }
  | { kind: 'crossed'; seat: number; square: string; number: number }
  | { kind: 'coloured-in'; seat: number; square: string; count: number }
  | { kind: 'left-gaps'; seat: number; count: number }
  | { kind: 'row-filled'; seat: number; row: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10'; colour: 'green' | 'blue' | 'orange' | 'violet'; points: number }
  | { kind: 'scored'; seat: number; points: number; score: number }
  | { kind: 'turn-began'; seat: number }
  | { kind: 'game-over' };
