// Made by `python -m quartett.protocol.typescript`; do not edit.

import { count, type Schema } from '../../engine/schemas';

const WORDS_0 = ["..O/XXX", "..X/OXX", "..X/XOX", "..X/XXO", ".O./XXX", ".O/.X/XX", ".O/XX/.X", ".O/XX/X.", ".OX/XX.", ".X./OXX", ".X./XOX", ".X./XXO", ".X/.O/XX", ".X/.X/OX", ".X/.X/XO", ".X/OX/.X", ".X/OX/X.", ".X/XO/.X", ".X/XO/X.", ".X/XX/.O", ".X/XX/O.", ".XO/XX.", ".XX/OX.", ".XX/XO.", "O../XXX", "O./X./XX", "O./XX/.X", "O./XX/X.", "O/X/X/X", "OX./.XX", "OX/.X/.X", "OX/X./X.", "OX/XX", "OXX/..X", "OXX/.X.", "OXX/X..", "OXXX", "X../OXX", "X../XOX", "X../XXO", "X./O./XX", "X./OX/.X", "X./OX/X.", "X./X./OX", "X./X./XO", "X./XO/.X", "X./XO/X.", "X./XX/.O", "X./XX/O.", "X/O/X/X", "X/X/O/X", "X/X/X/O", "XO./.XX", "XO/.X/.X", "XO/X./X.", "XO/XX", "XOX/..X", "XOX/.X.", "XOX/X..", "XOXX", "XX./.OX", "XX./.XO", "XX/.O/.X", "XX/.X/.O", "XX/O./X.", "XX/OX", "XX/X./O.", "XX/XO", "XXO/..X", "XXO/.X.", "XXO/X..", "XXOX", "XXX/..O", "XXX/.O.", "XXX/O..", "XXXO", "..X/XXX", ".X./XXX", ".X/.X/XX", ".X/XX/.X", ".X/XX/X.", ".XX/XX.", "X../XXX", "X./X./XX", "X./XX/.X", "X./XX/X.", "X/X/X/X", "XX./.XX", "XX/.X/.X", "XX/X./X.", "XX/XX", "XXX/..X", "XXX/.X.", "XXX/X..", "XXXX", "-"];
const WORDS_1 = [...count(1, 10)];
const WORDS_2 = ["1", "2", "3", "4", "5", "6"];
const WORDS_3 = ["I", "O", "T", "S", "L"];
const WORDS_4 = ["A", "B"];
const WORDS_5 = ["r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3"];
const WORDS_6 = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9", "d10", "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "e10", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g10"];
const WORDS_7 = ["green", "blue", "orange", "violet"];

export const SCHEMA: Schema = {
  game: 'bloxx',
  cells: 251,
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
    { name: "dice", shape: [2], words: WORDS_0 },
    { name: "circled", shape: [4], per_seat: true },
    { name: "empties", shape: [4], per_seat: true },
    { name: "gap_count", shape: [4], per_seat: true },
    { name: "gaps", shape: [4, 7], per_seat: true, bits: WORDS_1 },
  ],
  effects: [
    { kind: "rolled", details: [{ name: "seat", kind: "seat" }, { name: "face_a", words: WORDS_2 }, { name: "face_b", words: WORDS_2 }, { name: "shape_a", words: WORDS_3 }, { name: "shape_b", words: WORDS_3 }] },
    { kind: "stuck", details: [{ name: "seat", kind: "seat" }] },
    { kind: "took-die", details: [{ name: "seat", kind: "seat" }, { name: "die", words: WORDS_4 }] },
    { kind: "drew", details: [{ name: "seat", kind: "seat" }, { name: "die", words: WORDS_4 }, { name: "shape", words: WORDS_3 }, { name: "turn", words: WORDS_5 }, { name: "square", words: WORDS_6 }] },
    { kind: "covered", details: [{ name: "seat", kind: "seat" }, { name: "square_1", words: WORDS_6 }, { name: "square_2", words: WORDS_6 }, { name: "square_3", words: WORDS_6 }, { name: "square_4", words: WORDS_6 }] },
    { kind: "circled", details: [{ name: "seat", kind: "seat" }, { name: "square", words: WORDS_6 }, { name: "number" }] },
    { kind: "crossed", details: [{ name: "seat", kind: "seat" }, { name: "square", words: WORDS_6 }, { name: "number" }] },
    { kind: "coloured-in", details: [{ name: "seat", kind: "seat" }, { name: "square", words: WORDS_6 }, { name: "count" }] },
    { kind: "left-gaps", details: [{ name: "seat", kind: "seat" }, { name: "count" }] },
    { kind: "row-filled", details: [{ name: "seat", kind: "seat" }, { name: "row", words: WORDS_1 }, { name: "colour", words: WORDS_7 }, { name: "points" }] },
    { kind: "scored", details: [{ name: "seat", kind: "seat" }, { name: "points" }, { name: "score" }] },
    { kind: "turn-began", details: [{ name: "seat", kind: "seat" }] },
    { kind: "game-over", details: [] },
  ],
};

export const TABLES = { dice: WORDS_4, colours: WORDS_7, columns: ["a", "b", "c", "d", "e", "f", "g"], turns: WORDS_5, looks: WORDS_0, turned: [[0, 44, 74, 30, 24, 54, 72, 13], [1, 25, 70, 63, 39, 66, 33, 5], [2, 40, 58, 62, 38, 64, 56, 12], [3, 43, 35, 53, 37, 31, 68, 14], [4, 46, 73, 15, 4, 46, 73, 15], [5, 39, 66, 33, 25, 70, 63, 1], [6, 11, 48, 34, 27, 69, 19, 9], [7, 61, 20, 29, 26, 21, 47, 22], [8, 45, 23, 41, 52, 18, 60, 16], [9, 27, 69, 19, 11, 48, 34, 6], [10, 42, 57, 17, 10, 42, 57, 17], [11, 48, 34, 6, 9, 27, 69, 19], [12, 38, 64, 56, 40, 58, 62, 2], [13, 24, 54, 72, 44, 74, 30, 0], [14, 37, 31, 68, 43, 35, 53, 3], [15, 4, 46, 73, 46, 73, 15, 4], [16, 52, 18, 60, 45, 23, 41, 8], [17, 10, 42, 57, 42, 57, 17, 10], [18, 60, 16, 52, 41, 8, 45, 23], [19, 9, 27, 69, 48, 34, 6, 11], [20, 29, 7, 61, 47, 22, 26, 21], [21, 47, 22, 26, 29, 7, 61, 20], [22, 26, 21, 47, 61, 20, 29, 7], [23, 41, 8, 45, 60, 16, 52, 18], [24, 54, 72, 13, 0, 44, 74, 30], [25, 70, 63, 1, 5, 39, 66, 33], [26, 21, 47, 22, 7, 61, 20, 29], [27, 69, 19, 9, 6, 11, 48, 34], [28, 75, 51, 36, 28, 75, 51, 36], [29, 7, 61, 20, 21, 47, 22, 26], [30, 0, 44, 74, 54, 72, 13, 24], [31, 68, 14, 37, 53, 3, 43, 35], [32, 55, 67, 65, 55, 67, 65, 32], [33, 5, 39, 66, 70, 63, 1, 25], [34, 6, 11, 48, 69, 19, 9, 27], [35, 53, 3, 43, 68, 14, 37, 31], [36, 28, 75, 51, 75, 51, 36, 28], [37, 31, 68, 14, 3, 43, 35, 53], [38, 64, 56, 12, 2, 40, 58, 62], [39, 66, 33, 5, 1, 25, 70, 63], [40, 58, 62, 2, 12, 38, 64, 56], [41, 8, 45, 23, 18, 60, 16, 52], [42, 57, 17, 10, 17, 10, 42, 57], [43, 35, 53, 3, 14, 37, 31, 68], [44, 74, 30, 0, 13, 24, 54, 72], [45, 23, 41, 8, 16, 52, 18, 60], [46, 73, 15, 4, 15, 4, 46, 73], [47, 22, 26, 21, 20, 29, 7, 61], [48, 34, 6, 11, 19, 9, 27, 69], [49, 71, 50, 59, 49, 71, 50, 59], [50, 59, 49, 71, 50, 59, 49, 71], [51, 36, 28, 75, 51, 36, 28, 75], [52, 18, 60, 16, 8, 45, 23, 41], [53, 3, 43, 35, 31, 68, 14, 37], [54, 72, 13, 24, 30, 0, 44, 74], [55, 67, 65, 32, 32, 55, 67, 65], [56, 12, 38, 64, 58, 62, 2, 40], [57, 17, 10, 42, 57, 17, 10, 42], [58, 62, 2, 40, 56, 12, 38, 64], [59, 49, 71, 50, 71, 50, 59, 49], [60, 16, 52, 18, 23, 41, 8, 45], [61, 20, 29, 7, 22, 26, 21, 47], [62, 2, 40, 58, 64, 56, 12, 38], [63, 1, 25, 70, 66, 33, 5, 39], [64, 56, 12, 38, 62, 2, 40, 58], [65, 32, 55, 67, 67, 65, 32, 55], [66, 33, 5, 39, 63, 1, 25, 70], [67, 65, 32, 55, 65, 32, 55, 67], [68, 14, 37, 31, 35, 53, 3, 43], [69, 19, 9, 27, 34, 6, 11, 48], [70, 63, 1, 25, 33, 5, 39, 66], [71, 50, 59, 49, 59, 49, 71, 50], [72, 13, 24, 54, 74, 30, 0, 44], [73, 15, 4, 46, 73, 15, 4, 46], [74, 30, 0, 44, 72, 13, 24, 54], [75, 51, 36, 28, 36, 28, 75, 51], [76, 83, 93, 88, 82, 89, 91, 78], [77, 85, 92, 79, 77, 85, 92, 79], [78, 82, 89, 91, 83, 93, 88, 76], [79, 77, 85, 92, 85, 92, 79, 77], [80, 87, 80, 87, 84, 81, 84, 81], [81, 84, 81, 84, 87, 80, 87, 80], [82, 89, 91, 78, 76, 83, 93, 88], [83, 93, 88, 76, 78, 82, 89, 91], [84, 81, 84, 81, 80, 87, 80, 87], [85, 92, 79, 77, 79, 77, 85, 92], [86, 94, 86, 94, 86, 94, 86, 94], [87, 80, 87, 80, 81, 84, 81, 84], [88, 76, 83, 93, 89, 91, 78, 82], [89, 91, 78, 82, 88, 76, 83, 93], [90, 90, 90, 90, 90, 90, 90, 90], [91, 78, 82, 89, 93, 88, 76, 83], [92, 79, 77, 85, 92, 79, 77, 85], [93, 88, 76, 83, 91, 78, 82, 89], [94, 86, 94, 86, 94, 86, 94, 86]] };

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
  dice: string[];
  circled: number[];
  empties: number[];
  gap_count: number[];
  gaps: string[][];
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
