import { expect, test } from 'vitest';
import type { GameAbout, OptionAbout } from '../../src/engine/api';
import {
  clockWords,
  CLOCKS,
  components,
  neighbours,
  seatCounts,
  shownOptions,
  usualLevel,
  usualSeats,
} from '../../src/parts/lobby/lobby';

const game = (more: object) =>
  ({ seats: [2, 6], levels: ['easy', 'fair', 'hard'], options: [], ...more }) as unknown as GameAbout;

test('a game says with how many it is played, and what is usual', () => {
  expect(seatCounts(game({ seats: [2, 5] }))).toEqual([2, 3, 4, 5]);
  expect(
    [
      [2, 6],
      [4, 6],
      [1, 2],
    ].map((seats) => usualSeats(game({ seats }))),
  ).toEqual([3, 4, 2]);
  expect(usualLevel(game({}))).toBe('fair');
  expect(usualLevel(game({ levels: ['only'] }))).toBe('only');
});

test('own components and the first seat are not offered', () => {
  const options = [
    { name: 'start', kind: 'number' },
    { name: 'deck', kind: 'component' },
    { name: 'variant', kind: 'words' },
  ];
  expect(shownOptions(game({ options })).map(({ name }) => name)).toEqual(['variant']);
});

test('own components are known by themselves', () => {
  const options = [
    { name: 'deck', kind: 'component' },
    { name: 'variant', kind: 'words' },
  ];
  expect(components(game({ options })).map(({ name }) => name)).toEqual(['deck']);
});

test('numbers go up and down within their bounds, large ones by tens', () => {
  const small = { low: 0, high: 5 } as OptionAbout;
  expect(neighbours(0, small)).toEqual([null, 1]);
  expect(neighbours(3, small)).toEqual([2, 4]);
  expect(neighbours(5, small)).toEqual([4, null]);
  const large = { low: 10, high: 300 } as OptionAbout;
  expect(neighbours(100, large)).toEqual([90, 110]);
  expect(neighbours(10, large)).toEqual([null, 20]);
  expect(neighbours(5, { low: 1, high: 100 } as OptionAbout)).toEqual([4, 6]);
});

test('clocks in the largest unit that fits', () => {
  expect(CLOCKS.map(clockWords)).toEqual([
    ['no-clock'],
    ['seconds', { seconds: 30 }],
    ['minutes', { minutes: 1 }],
    ['minutes', { minutes: 3 }],
    ['hours', { hours: 24 }],
  ]);
});
