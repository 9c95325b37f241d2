import { expect, test } from 'vitest';
import { qr } from '../../src/parts/qr';

const picture = (rows: number[][]) => rows.map((row) => row.map((on) => (on ? '#' : '.')).join(''));

test('three corners, dotted lines and a quiet ring around each corner', () => {
  const rows = qr('http://192.0.2.7/j/abc123')!;
  const lines = picture(rows);
  const corner = ['#######.', '#.....#.', '#.###.#.', '#.###.#.', '#.###.#.', '#.....#.', '#######.', '........'];
  expect(lines.slice(0, 8).map((line) => line.slice(0, 8))).toEqual(corner);
  expect(lines.slice(0, 8).map((line) => line.slice(-8))).toEqual(corner.map((line) => [...line].reverse().join('')));
  expect(lines.slice(-8).map((line) => line.slice(0, 8))).toEqual([...corner].reverse());
  expect(lines[6]!.slice(8, -8)).toMatch(/^(#\.)+#$/);
});

test('as small as the text allows', () => {
  const sizes = [17, 18, 32, 33, 230].map((length) => qr('x'.repeat(length))!.length);
  expect(sizes).toEqual([21, 25, 25, 29, 53]);
  expect(qr('x'.repeat(231))).toBeNull();
  expect(qr('ä'.repeat(116))).toBeNull(); // counted in bytes
});

/** The two copies of the format, read back: fifteen bits, the mask of the standard taken off. */
function formats(rows: number[][]): number[] {
  const size = rows.length;
  let [one, other] = [0, 0];
  for (let n = 0; n < 15; n++) {
    one |= rows[n < 6 ? n : n < 8 ? n + 1 : size - 15 + n]![8]! << n;
    other |= rows[8]![n < 8 ? size - 1 - n : n < 9 ? 7 : 14 - n]! << n;
  }
  return [one ^ 0x5412, other ^ 0x5412];
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])('mask %i is said twice in the format, at error correction L', (mask) => {
  const [one, other] = formats(qr('http://192.0.2.7/j/abc123', mask)!);
  expect(one).toBe(other);
  expect(one! >> 10).toBe(8 + mask);
});

test('without a wish the mask is the one that is easiest to read', () => {
  const rows = qr('http://192.0.2.7/j/abc123')!;
  const masked = Array.from({ length: 8 }, (_, mask) => qr('http://192.0.2.7/j/abc123', mask)!);
  expect(masked).toContainEqual(rows);
});
