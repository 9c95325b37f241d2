// Shapes of BLOXX! as pictures, and drawings as the effects of a word tell them. A piece is written
// from the top, lines separated by `/`: `OXX/X..`. Where one may lie is not known here.

import type { Effect } from './schema';

export type Mark = 'cross' | 'circle' | 'gap';

/** What one seat draws: marks by the names of their squares, and the rows that this fills. */
export interface Drawing {
  marks: Record<string, Mark>;
  rows: { row: number; colour: string; points: number }[];
}

/** A place that is offered for a shape. */
export interface Offer {
  word: string;
  die: string;
  turn: string;
  /** The shape as it lies there. */
  piece: string;
  /** Its lower left corner. */
  column: number;
  row: number;
}

interface Square {
  /** Counted from the lower left. */
  column: number;
  row: number;
}

export const LETTERS = 'abcdefg';
export const NOTHING: Drawing = { marks: {}, rows: [] };

/** Names a square: `c4`. */
export const nameOf = (column: number, row: number) => `${LETTERS[column]}${row + 1}`;

/** Finds the square of a name. */
export const squareAt = (name: string): Square => ({
  column: LETTERS.indexOf(name[0]!),
  row: Number(name.slice(1)) - 1,
});

export type Covered = Extract<Effect, { kind: 'covered' }>;
export const squaresCovered = ({ square_1, square_2, square_3, square_4 }: Covered) => [
  square_1,
  square_2,
  square_3,
  square_4,
];

/** Names the gaps in one column, the lowest first. */
export function gapsOf({ square, count }: Extract<Effect, { kind: 'coloured-in' }>): string[] {
  const { column, row } = squareAt(square);
  return Array.from({ length: count }, (_, n) => nameOf(column, row + n));
}

/** Adds marks on these squares. */
export const withMarks = (drawing: Drawing, squares: string[], mark: Mark): Drawing => ({
  ...drawing,
  marks: { ...drawing.marks, ...Object.fromEntries(squares.map((square) => [square, mark])) },
});

/** Adds what an effect draws to a drawing. */
export function withEffect(drawing: Drawing, effect: Effect): Drawing {
  switch (effect.kind) {
    case 'covered':
      return withMarks(drawing, squaresCovered(effect), 'cross');
    case 'circled':
      return withMarks(drawing, [effect.square], 'circle');
    case 'coloured-in':
      return withMarks(drawing, gapsOf(effect), 'gap');
    case 'row-filled':
      return {
        ...drawing,
        rows: [...drawing.rows, { row: Number(effect.row) - 1, colour: effect.colour, points: effect.points }],
      };
    default:
      return drawing;
  }
}

/** Reads an offered word from its preview; null if nothing is known about it. */
export function offerOf(word: string, effects: Effect[]): Offer | null {
  const drew = effects.find((effect) => effect.kind === 'drew');
  const covered = effects.find((effect) => effect.kind === 'covered');
  if (!drew || !covered) return null;
  const circle = effects.find((effect) => effect.kind === 'circled')?.square;
  const names = squaresCovered(covered);
  const squares = names.map(squareAt);
  const [columns, rows] = [squares.map(({ column }) => column), squares.map(({ row }) => row)];
  const [left, right, bottom, top] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  const mark = (column: number, row: number) => {
    const name = nameOf(column, row);
    return name === circle ? 'O' : names.includes(name) ? 'X' : '.';
  };
  const lines = Array.from({ length: top - bottom + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, across) => mark(left + across, top - down)).join(''),
  );
  return { word, die: drew.die, turn: drew.turn, piece: lines.join('/'), column: left, row: bottom };
}

export const widthOf = (piece: string) => piece.split('/')[0]!.length;
export const heightOf = (piece: string) => piece.split('/').length;

/** Turns a piece clockwise by a quarter. */
export function rotated(piece: string): string {
  const lines = piece.split('/');
  return [...lines[0]!]
    .map((_, column) =>
      lines
        .map((line) => line[column])
        .reverse()
        .join(''),
    )
    .join('/');
}

export const mirrored = (piece: string) =>
  piece
    .split('/')
    .map((line) => [...line].reverse().join(''))
    .join('/');

/** Draws a piece with its lower left corner here, for places that are not offered. */
export function drawingOf(piece: string, column: number, row: number): Drawing {
  const marks: Record<string, Mark> = {};
  piece
    .split('/')
    .reverse()
    .forEach((line, up) =>
      [...line].forEach((mark, right) => {
        if (mark !== '.') marks[nameOf(column + right, row + up)] = mark === 'O' ? 'circle' : 'cross';
      }),
    );
  return { marks, rows: [] };
}
