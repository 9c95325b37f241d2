// Shapes of BLOXX! as pictures: turning them and finding their squares. A piece is written from the
// top, lines apart by `/`: `OXX/X..`. Where one may lie is not known here.

export interface Place {
  die: string;
  turn: string;
  column: number;
  row: number;
}
export interface Square {
  /** From the lower left. */
  column: number;
  row: number;
  circle: boolean;
}

export const LETTERS = 'abcdefg';
/** Quarter turns, and the same of the mirrored piece. */
export const TURNS = ['r0', 'r1', 'r2', 'r3', 'm0', 'm1', 'm2', 'm3'];

export const write = ({ die, turn, column, row }: Place) => `${die} ${turn} ${LETTERS[column]}${row + 1}`;

export function read(word: string): Place {
  const [die, turn, place] = word.split(' ') as [string, string, string];
  return { die, turn, column: LETTERS.indexOf(place[0]!), row: Number(place.slice(1)) - 1 };
}

export function turned(piece: string, turn: string): string {
  let lines = piece.split('/');
  if (turn[0] === 'm') lines = lines.map((line) => [...line].reverse().join(''));
  for (let n = 0; n < Number(turn[1]); n++)
    lines = [...lines[0]!].map((_, column) => lines.map((line) => line[column]).reverse().join(''));
  return lines.join('/');
}

export const widthOf = (piece: string) => piece.split('/')[0]!.length;
export const heightOf = (piece: string) => piece.split('/').length;

/** The squares of a piece whose lower left corner lies here. */
export function squaresOf(piece: string, column: number, row: number): Square[] {
  return piece
    .split('/')
    .reverse()
    .flatMap((line, up) =>
      [...line].flatMap((mark, right) =>
        mark === '.' ? [] : [{ column: column + right, row: row + up, circle: mark === 'O' }],
      ),
    );
}
