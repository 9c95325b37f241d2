// A QR code for a link: bytes, error correction L, as small as the text allows up to version 9, which
// is 230 bytes. ISO/IEC 18004; the names are the standard's.

/** By version, from 1: bytes of error correction in each block, and blocks. */
const ECC = [7, 10, 15, 20, 26, 18, 20, 24, 30];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2];
/** By version: bytes of data and error correction. */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292];

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Multiplies in the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** The remainder of a polynomial of bits, for format and version. */
function remainder(value: number, generator: number, length: number): number {
  let rest = value;
  for (let n = 0; n < length; n++) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator);
  return (value << length) | rest;
}

/** Reed-Solomon error correction of a block. */
function correction(data: number[], length: number): number[] {
  const generator = Array<number>(length).fill(0);
  generator[length - 1] = 1;
  let root = 1;
  for (let n = 0; n < length; n++, root = times(root, 2))
    generator.forEach((_, at) => (generator[at] = times(generator[at]!, root) ^ (generator[at + 1] ?? 0)));
  const rest = Array<number>(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    generator.forEach((one, at) => (rest[at]! ^= times(one, factor)));
  }
  return rest;
}

/** All bytes in the order in which they are drawn. */
function codewords(text: Uint8Array, version: number): number[] {
  const [ecc, blocks] = [ECC[version - 1]!, BLOCKS[version - 1]!];
  const room = CODEWORDS[version - 1]! - ecc * blocks;
  // Four bits say that bytes follow, eight how many; the end is four bits again.
  const nibbles = [4, text.length >> 4, text.length & 15, ...[...text].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: room }, (_, n) =>
    2 * n < nibbles.length ? nibbles[2 * n]! * 16 + nibbles[2 * n + 1]! : (n - nibbles.length / 2) % 2 ? 0x11 : 0xec,
  );
  const parts = Array.from({ length: blocks }, (_, n) => data.slice((n * room) / blocks, ((n + 1) * room) / blocks));
  const weave = (all: number[][]) => all[0]!.flatMap((_, at) => all.map((one) => one[at]!));
  return [...weave(parts), ...weave(parts.map((part) => correction(part, ecc)))];
}

/** How hard a picture is to read: long runs, blocks, what looks like a corner, too dark or too light. */
function penalty(rows: number[][]): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]!))].map((line) => line.join(''));
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  rows.forEach((row, y) =>
    row.forEach((on, x) => {
      if (x && y && row[x - 1] === on && rows[y - 1]![x] === on && rows[y - 1]![x - 1] === on) sum += 3;
    }),
  );
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The rows of the code, 1 for dark; null if the text is too long. `mask` is for comparisons. */
export function qr(link: string, mask?: number): number[][] | null {
  const text = new TextEncoder().encode(link);
  const version = CODEWORDS.findIndex((all, n) => text.length + 2 <= all - ECC[n]! * BLOCKS[n]!) + 1;
  if (!version) return null;
  const size = 17 + 4 * version;
  const rows = Array.from({ length: size }, () => Array<number>(size).fill(0));
  const fixed = rows.map((row) => row.map(() => false));
  const set = (x: number, y: number, on: number | boolean) => {
    if (!(x in rows && y in rows)) return;
    rows[y]![x] = +on;
    fixed[y]![x] = true;
  };
  /** Squares inside each other around a middle; `light` are the distances that stay light. */
  const squares = (x: number, y: number, reach: number, light: number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  /** What mask was used; twice, and a module that is always dark. */
  const format = (mask: number) => {
    const bits = remainder(8 + mask, 0x537, 10) ^ 0x5412;
    for (let n = 0; n < 15; n++) {
      const on = (bits >> n) & 1;
      set(8, n < 6 ? n : n < 8 ? n + 1 : size - 15 + n, on);
      set(n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n, 8, on);
    }
    set(8, size - 8, 1);
  };

  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  const middles = version < 2 ? [] : version < 7 ? [6, size - 7] : [6, 2 * version + 8, size - 7];
  for (const x of middles)
    for (const y of middles) {
      const corner = (x === 6 || y === 6) && (x === y || x + y === size - 1);
      if (!corner) squares(x, y, 2, [1]);
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    squares(x, y, 4, [2, 4]);
  format(0);
  if (version > 6) {
    const bits = remainder(version, 0x1f25, 12);
    for (let n = 0; n < 18; n++) {
      const [far, near] = [size - 11 + (n % 3), Math.floor(n / 3)];
      set(far, near, (bits >> n) & 1);
      set(near, far, (bits >> n) & 1);
    }
  }

  // Two columns at a time from the right, up and down in turn, the dotted column left out.
  const bytes = codewords(text, version);
  let at = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let n = 0; n < size; n++)
      for (const x of [right, right - 1]) {
        const y = (right + 1) & 2 ? n : size - 1 - n;
        if (!fixed[y]![x]) rows[y]![x] = ((bytes[at >> 3] ?? 0) >> (7 - (at++ & 7))) & 1;
      }

  const masked = MASKS.map((flips, mask) => {
    format(mask);
    return rows.map((row, y) => row.map((on, x) => (fixed[y]![x] ? on : on ^ +!flips(x, y))));
  });
  const penalties = masked.map(penalty);
  return masked[mask ?? penalties.indexOf(Math.min(...penalties))]!;
}
