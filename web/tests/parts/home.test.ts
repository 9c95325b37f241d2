import { expect, test } from 'vitest';
import type { GameAbout, Mine } from '../../src/engine/api';
import { addressOf, ago, finishedTables, offeredGames, runningTables } from '../../src/parts/home/home';

test.each([
  ['abc123', '/j/abc123'],
  ['  abc123 ', '/j/abc123'],
  ['http://192.0.2.7:8420/j/abc-12_3', '/j/abc-12_3'],
  ['https://table.example/w/abc123/', '/w/abc123'],
  ['https://table.example/tv/abc123', '/tv/abc123'],
  ['KFRHNW', '/j/KFRHNW'],
  [' kfr hnw', '/j/KFRHNW'],
  ['kfr-hnw', '/j/KFRHNW'],
  ['abc', null],
  ['', null],
  ['what is this?', null],
])('%j leads to %s', (code, address) => {
  expect(addressOf(code)).toBe(address);
});

const game = (name: string) => ({ name }) as GameAbout;

test('drawn games come first, in their order, and stay before the server has answered', () => {
  expect(offeredGames(['chess', 'go'], [])).toEqual(['chess', 'go']);
  expect(offeredGames(['chess', 'go'], ['go', 'stones', 'chess'].map(game))).toEqual(['chess', 'go', 'stones']);
  expect(offeredGames(['chess', 'go'], ['stones', 'chess'].map(game))).toEqual(['chess', 'stones']);
});

const table = (table: string, phase: string) => ({ table, phase }) as Mine;

test('tables that run and tables that are over; closed ones are neither', () => {
  const all = [table('a', 'playing'), table('b', 'over'), table('c', 'closed'), table('d', 'waiting')];
  expect(runningTables(all).map((one) => one.table)).toEqual(['a', 'd']);
  expect(finishedTables(all).map((one) => one.table)).toEqual(['b']);
  expect(finishedTables(Array.from({ length: 20 }, (_, n) => table(`${n}`, 'over'))).length).toBe(8);
});

test('how long ago, in the largest unit that fits', () => {
  const now = 1_700_000_000;
  const said = [0, 5 * 60, 3 * 3600, 48 * 3600].map((seconds) => ago(now - seconds, now, 'en'));
  expect(said).toEqual(['this minute', '5 min. ago', '3 hr. ago', '2 days ago']);
  expect(ago(now - 86400, now, 'de')).toBe('gestern');
});
