// Lays rows that cross each other out as a small crossword, where it fits; otherwise row by row.

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

const common = (row: string[], other: string[]) => row.filter((card) => other.includes(card));

/** Rows that hang together by crossings. */
function groups(rows: string[][]): string[][][] {
  let found: string[][][] = [];
  for (const row of rows) {
    const touching = found.filter((group) => group.some((other) => common(row, other).length));
    found = [...found.filter((group) => !touching.includes(group)), [...touching.flat(), row]];
  }
  return found;
}

function arranged(rows: string[][]): Map<string, string> | null {
  const grid = new Map<string, string>();
  const lying: { row: string[]; across: boolean }[] = [];
  const waiting = [...rows];
  while (waiting.length) {
    const next = waiting.find((row) => !lying.length || lying.some((other) => common(row, other.row).length));
    if (!next) return null;
    const crossing = lying.filter((other) => common(next, other.row).length);
    const across = crossing.length ? !crossing[0]!.across : true;
    if (!put(grid, next, across, crossing.map((other) => common(next, other.row)))) return null;
    lying.push({ row: next, across });
    waiting.splice(waiting.indexOf(next), 1);
  }
  return grid;
}

/** Puts a row along its crossing card; whether it fits and touches nothing else. */
function put(grid: Map<string, string>, row: string[], across: boolean, shared: string[][]): boolean {
  const crossed = new Set(shared.flat());
  if (crossed.size > 1) return false;
  const [down, right] = across ? [0, 1] : [1, 0];
  let [top, left] = [0, 0];
  for (const [place, card] of grid)
    if (crossed.has(card)) {
      const [line, column] = place.split(',').map(Number) as [number, number];
      top = line - down * row.indexOf(card);
      left = column - right * row.indexOf(card);
    }
  const taken = (line: number, column: number) => grid.has(`${line},${column}`);
  if (taken(top - down, left - right) || taken(top + down * row.length, left + right * row.length)) return false;
  for (const [n, card] of row.entries()) {
    const [line, column] = [top + down * n, left + right * n];
    if (crossed.has(card)) continue;
    if (taken(line, column) || taken(line + right, column + down) || taken(line - right, column - down)) return false;
  }
  row.forEach((card, n) => grid.set(`${top + down * n},${left + right * n}`, card));
  return true;
}

/** The drawings of all rows, each row its cards in order. */
export function islands(rows: string[][]): Island[] {
  return groups(rows).flatMap((group) => {
    const grid = arranged(group);
    if (!grid)
      return group.map((row) => ({
        cells: row.map((card, column) => ({ card, line: 0, column, shared: group.some((other) => other !== row && other.includes(card)) })),
        lines: 1,
        columns: row.length,
      }));
    const places = [...grid].map(([place, card]) => ({ card, at: place.split(',').map(Number) as [number, number] }));
    const top = Math.min(...places.map(({ at }) => at[0]));
    const left = Math.min(...places.map(({ at }) => at[1]));
    const cells = places.map(({ card, at }) => ({ card, line: at[0] - top, column: at[1] - left, shared: false }));
    return [{
      cells,
      lines: Math.max(...cells.map(({ line }) => line)) + 1,
      columns: Math.max(...cells.map(({ column }) => column)) + 1,
    }];
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

/** Where each drawing lies if cells are this large, upright or turned; null if they do not fit. */
function packed(drawings: Island[], across: number, down: number): Island[] | null {
  const taken = new Set<number>();
  const free = (line: number, column: number) => !taken.has(line * across + column);
  const fits = ({ cells }: Island, top: number, left: number) =>
    cells.every(({ line, column }) => {
      const [y, x] = [top + Math.round(line * THIRDS), left + Math.round(column * THIRDS)];
      return free(y, x) && free(y + 2, x) && free(y, x + 2) && free(y + 2, x + 2);
    });
  const result: Island[] = [];
  for (const drawing of drawings) {
    const ways = drawing.lines > 1 ? [drawing, turned(drawing)] : [drawing];
    let found: { way: Island; top: number; left: number } | null = null;
    for (let top = 0; top <= down && !found; top++)
      for (const way of ways)
        for (let left = 0; left <= across - way.columns * THIRDS && !found; left++)
          if (top + way.lines * THIRDS <= down && fits(way, top, left)) found = { way, top, left };
    if (!found) return null;
    const { way, top, left } = found;
    const cells = way.cells.map((cell) => ({ ...cell, line: top / THIRDS + cell.line, column: left / THIRDS + cell.column }));
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

/** The drawings as large as they fit a box, in the middle of it; `high`: how much higher than wide
 * a cell is. Long rows are broken before cards get too small to touch; if there are too many even
 * for the smallest cards they go on below. */
export function fitted(drawings: Island[], width: number, height: number, high: number) {
  const largest = [...drawings].sort((a, b) => b.cells.length - a.cells.length);
  const ways = [
    ...WHOLE.map((cell) => ({ cell, drawn: largest })),
    ...BROKEN.map((cell) => ({ cell, drawn: largest.map((one) => broken(one, Math.max(1, Math.floor(width / cell)))) })),
  ];
  for (const { cell, drawn } of ways) {
    const across = Math.floor((Math.max(width, cell) / cell) * THIRDS);
    const endless = cell === SMALLEST;
    const down = endless ? 999 : Math.floor((height / cell / high) * THIRDS);
    const found = packed(drawn, across, down);
    if (!found) continue;
    const cells = found.flatMap(({ cells }) => cells);
    const right = Math.max(0, ...cells.map(({ column }) => column + 1));
    const bottom = Math.max(0, ...cells.map(({ line }) => line + 1));
    return { drawings: found, cell, left: Math.max(0, (width - right * cell) / 2), top: Math.max(0, (height - bottom * cell * high) / 2) };
  }
  throw new Error('expected the smallest cards to find a place; they did not');
}
