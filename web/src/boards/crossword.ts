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

/** The largest cell with which all drawings fit a box, set line by line like words. */
export function cellFor(drawings: Island[], width: number, height: number, gap: number, high: number): number {
  for (const cell of [84, 76, 68, 62, 56, 50, 45, 40, 36, 32, 28, 25]) {
    let [used, deep, right] = [0, 0, 0];
    for (const { lines, columns } of drawings) {
      const wide = columns * cell;
      if (right && right + gap + wide > width) {
        used += deep + gap;
        [deep, right] = [0, 0];
      }
      right += (right ? gap : 0) + wide;
      deep = Math.max(deep, lines * cell * high);
    }
    if (used + deep <= height && drawings.every(({ columns }) => columns * cell <= width)) return cell;
  }
  return 22;
}
