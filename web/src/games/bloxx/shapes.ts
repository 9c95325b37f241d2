// Shapes of BLOXX! as pictures, and drawings as the effects of a word tell them. A look is a shape as
// it lies, written from the top, lines separated by `/`: `OXX/X..`, O the circle, X a cross.

import type { SymbolName } from '../../art/symbols';
import { TABLES, type Effect, type View } from './schema';

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
  /** The shape as it lies there. */
  look: string;
  /** Its lower left corner. */
  column: number;
  row: number;
}

interface Square {
  /** Counted from the lower left. */
  column: number;
  row: number;
}

export const DICE = TABLES.dice;
export const COLOURS = TABLES.colours;
/** The signs of the colours. */
export const SIGNS: Record<string, SymbolName> = { green: 'leaf', blue: 'moon', orange: 'flame', violet: 'diamond' };
export const LETTERS = TABLES.columns;
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

/** A look after one of the game's turns. */
export const turnedBy = (look: string, turn: string) =>
  TABLES.looks[TABLES.turned[TABLES.looks.indexOf(look)]?.[TABLES.turns.indexOf(turn)] ?? -1] ?? look;

/** A look, and what further quarter turns clockwise make of it. */
export function quarterTurns(look: string): string[] {
  const looks = [look];
  for (let next = turnedBy(look, 'r1'); next !== look; next = turnedBy(next, 'r1')) looks.push(next);
  return looks;
}

export const mirrored = (look: string) => turnedBy(look, 'm0');

/** Reads an offered word from its preview; null if nothing is known about it. */
export function offerOf(word: string, effects: Effect[], view: View): Offer | null {
  const drew = effects.find((effect) => effect.kind === 'drew');
  const covered = effects.find((effect) => effect.kind === 'covered');
  if (!drew || !covered) return null;
  const squares = squaresCovered(covered).map(squareAt);
  return {
    word,
    die: drew.die,
    look: turnedBy(view.dice[DICE.indexOf(drew.die)]!, drew.turn),
    column: Math.min(...squares.map(({ column }) => column)),
    row: Math.min(...squares.map(({ row }) => row)),
  };
}

/** The word for drawing a look with its lower left corner here, whether it is offered or not. */
export function wordFor(view: View, die: string, look: string, column: number, row: number): string {
  const shown = view.dice[DICE.indexOf(die)]!;
  const turn = TABLES.turns.find((one) => turnedBy(shown, one) === look) ?? TABLES.turns[0]!;
  return `${die} ${turn} ${nameOf(column, row)}`;
}

export const widthOf = (look: string) => look.split('/')[0]!.length;
export const heightOf = (look: string) => look.split('/').length;

/** Draws a look with its lower left corner here, for places that are not offered. */
export function drawingOf(look: string, column: number, row: number): Drawing {
  const marks: Record<string, Mark> = {};
  look
    .split('/')
    .reverse()
    .forEach((line, up) =>
      [...line].forEach((mark, right) => {
        if (mark !== '.') marks[nameOf(column + right, row + up)] = mark === 'O' ? 'circle' : 'cross';
      }),
    );
  return { marks, rows: [] };
}

/** What a sheet shows on a square; null: it is empty. */
export function markOn(view: View, who: number, column: number, row: number): Mark | null {
  if (view.drawn[who]![column]![row] === 'x') return view.circles[who]![column]![row] === 'o' ? 'circle' : 'cross';
  return view.gaps[who]![column]!.split('+').includes(String(row + 1)) ? 'gap' : null;
}
