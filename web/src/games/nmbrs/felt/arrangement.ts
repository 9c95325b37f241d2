// Where drawings of rows find room on the felt, in pixels.

import type { LyingRow } from '../rows';

export interface Cell {
  card: string;
  line: number;
  column: number;
  /** It lies in another drawing as well. */
  shared: boolean;
}
export interface Island {
  cells: Cell[];
  lines: number;
  columns: number;
}

/** The drawings of all rows: crosswords as the game lays them out, and rows that lie apart. */
export function islands(rows: LyingRow[]): Island[] {
  const groups = new Map<string, LyingRow[]>();
  rows.forEach((row, n) => {
    const key = row.way === 'apart' ? `row ${n}` : `island ${row.island}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  });
  return [...groups.values()].map((group) => {
    const cells = new Map<string, Cell>();
    for (const row of group)
      row.cards.forEach((card, n) =>
        cells.set(card, {
          card,
          line: row.line + (row.way === 'down' ? n : 0),
          column: row.column + (row.way === 'down' ? 0 : n),
          shared: rows.some((other) => !group.includes(other) && other.cards.includes(card)),
        }),
      );
    return {
      cells: [...cells.values()],
      lines: 1 + Math.max(...[...cells.values()].map(({ line }) => line)),
      columns: 1 + Math.max(...[...cells.values()].map(({ column }) => column)),
    };
  });
}

const turned = (drawing: Island): Island => ({
  cells: drawing.cells.map((cell) => ({ ...cell, line: cell.column, column: cell.line })),
  lines: drawing.columns,
  columns: drawing.lines,
});

// Drawings are put down in thirds of a cell, one third apart, so that small ones find room in the
// corners of large ones.
const THIRDS = 3;

/** Where each drawing lies if cells are this large, upright or turned; null if they do not fit. What
 * `last` shows stays where it is if it can; new ones then lie as near to the middle as they can. */
function packed(drawings: Island[], across: number, down: number, last?: Layout): Island[] | null {
  const lay = new Map(
    last?.drawings.flatMap(({ cells }) =>
      cells.filter(({ shared }) => !shared).map((cell) => [cell.card, cell] as const),
    ),
  );
  const lies = ({ cells }: Island) => cells.some(({ card }) => lay.has(card));
  const taken = new Set<number>();
  const free = (line: number, column: number) => !taken.has(line * across + column);
  const fits = ({ cells }: Island, top: number, left: number) =>
    cells.every(({ line, column }) => {
      const [y, x] = [top + Math.round(line * THIRDS), left + Math.round(column * THIRDS)];
      return free(y, x) && free(y + 2, x) && free(y, x + 2) && free(y + 2, x + 2);
    });
  const result: Island[] = [];
  for (const drawing of [...drawings.filter(lies), ...drawings.filter((one) => !lies(one))]) {
    const ways = drawing.lines > 1 ? [drawing, turned(drawing)] : [drawing];
    let found: { way: Island; top: number; left: number; far: number } | null = null;
    for (let top = 0; top <= down && (last || !found); top++)
      for (const way of ways)
        for (let left = 0; left <= across - way.columns * THIRDS && (last || !found); left++) {
          if (top + way.lines * THIRDS > down || !fits(way, top, left)) continue;
          const far = lies(way)
            ? way.cells.filter(({ card, line, column }) => {
                const old = lay.get(card);
                return old && Math.hypot(old.line - line - top / THIRDS, old.column - column - left / THIRDS) > 0.1;
              }).length
            : Math.hypot(top + (way.lines * THIRDS - down) / 2, left + (way.columns * THIRDS - across) / 2);
          if (!found || far < found.far) found = { way, top, left, far };
        }
    if (!found) return null;
    const { way, top, left } = found;
    const cells = way.cells.map((cell) => ({
      ...cell,
      line: top / THIRDS + cell.line,
      column: left / THIRDS + cell.column,
    }));
    for (const { line, column } of cells)
      for (let y = line * THIRDS - 1; y <= line * THIRDS + THIRDS; y++)
        for (let x = column * THIRDS - 1; x <= column * THIRDS + THIRDS; x++)
          if (x >= 0 && x < across) taken.add(Math.round(y) * across + Math.round(x));
    result.push({ ...way, cells });
  }
  return result;
}

/** A drawing that is wider than this goes on below itself, a third of a cell apart. */
function broken({ cells, lines, columns }: Island, most: number): Island {
  const parts = Math.ceil(columns / most);
  const below = (column: number) => Math.floor(column / most) * (lines + 1 / THIRDS);
  return {
    cells: cells.map((cell) => ({ ...cell, line: cell.line + below(cell.column), column: cell.column % most })),
    lines: lines + below(columns - 1),
    columns: parts > 1 ? most : columns,
  };
}

const WHOLE = [84, 76, 68, 62, 56, 50, 45, 41, 38, 35];
const BROKEN = [50, 45, 41, 38, 35, 32, 29, 26, 23];
const SMALLEST = 23;
/** Larger cards leave room for rows to come. */
const ROOMY = 45;

export interface Layout {
  drawings: Island[];
  cell: number;
  left: number;
  top: number;
  /** The box it is for, and which of the ways to draw. */
  width: number;
  height: number;
  way: number;
}

/** The drawings as large as they fit a box, with some room to spare, in the middle of it; `high`: how
 * much higher than wide a cell is. Long rows are broken before cards get too small to touch; if there
 * are too many even for the smallest cards they go on below. As long as there is room, what `before`
 * shows keeps its place and size. */
export function fitted(drawings: Island[], width: number, height: number, high: number, before?: Layout): Layout {
  const same = before?.width === width && Math.abs(before.height - height) < before.height / 4;
  const last = same && before.drawings.length && drawings.length ? before : undefined;
  const largest = [...drawings].sort((a, b) => b.cells.length - a.cells.length);
  const ways = [
    ...WHOLE.map((cell) => ({ cell, drawn: () => largest })),
    ...BROKEN.map((cell) => ({
      cell,
      drawn: () => largest.map((one) => broken(one, Math.max(1, Math.floor(width / cell)))),
    })),
  ];
  for (let way = last?.way ?? 0, spare = last ? 1 : 0; way < ways.length; way++) {
    const { cell, drawn } = ways[way]!;
    const stays = way === last?.way ? last : undefined;
    const across = Math.floor((Math.max(width, cell) / cell) * THIRDS);
    const endless = cell === SMALLEST;
    const down = endless ? 999 : Math.floor(((height - (stays?.top ?? 0)) / cell / high) * THIRDS);
    if (!stays && cell > ROOMY && (cell > width / 5 || !packed(drawn(), across, down) || spare--)) continue;
    const found = packed(drawn(), across, down, endless ? undefined : stays);
    if (!found) continue;
    if (stays) return { ...stays, drawings: found };
    const cells = found.flatMap(({ cells }) => cells);
    const spaceOver = (all: number, used: number) => Math.max(0, Math.floor((all - used) / 2));
    const right = spaceOver(across, Math.max(0, ...cells.map(({ column }) => column + 1)) * THIRDS) / THIRDS;
    const lower = endless ? 0 : spaceOver(down, Math.max(0, ...cells.map(({ line }) => line + 1)) * THIRDS) / THIRDS;
    return {
      drawings: found.map((one) => ({
        ...one,
        cells: one.cells.map((it) => ({ ...it, line: it.line + lower, column: it.column + right })),
      })),
      cell,
      left: Math.max(0, (width - (across / THIRDS) * cell) / 2),
      top: endless ? 0 : (height - (down / THIRDS) * cell * high) / 2,
      width,
      height,
      way,
    };
  }
  throw new Error('expected the smallest cards to find a place; they did not');
}
