import { expect, test } from 'vitest';
import {
  colourOf,
  handOf,
  laysOf,
  missingIn,
  NEW,
  offersFor,
  placeUnder,
  seatsAround,
  sign,
  stacksOf,
  STACKS,
  turnIn,
  wordFor,
} from '../../src/games/nox/kitties';
import type { Effect, View } from '../../src/games/nox/schema';

const VIEW = {
  colours: [0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 0, 1, 1, 2],
  kitties: ['4+15', '-'],
  missing: ['blue', 'blue+green+orange'],
  beneath: [[0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], Array<number>(15).fill(0)],
  hands: [['4', '4', '9'], null],
  phase: 'laying',
  turn: 1,
} as unknown as View;

const laid = (card: string, before: number, onto: string): Effect => ({
  kind: 'laid',
  seat: 0,
  card,
  before,
  onto,
  way: onto === NEW ? 'expand' : 'change',
});
const kitty = (was: number, worth: number): Effect => ({ kind: 'kitty', seat: 0, was, worth, colours: 'all' });
const EFFECTS: Record<string, Effect[]> = {
  '4>0': [laid('4', 0, NEW)],
  '4>1:4': [laid('4', 1, '4')],
  '9>0:15': [laid('9', 0, '15')],
};
const lays = laysOf(Object.keys(EFFECTS), (word) => EFFECTS[word]!);

test('a kitty is drawn as the view says', () => {
  expect(stacksOf(VIEW, 0)).toEqual([
    { top: '4', beneath: 3 },
    { top: '15', beneath: 1 },
  ]);
  expect(stacksOf(VIEW, 1)).toEqual([]);
  expect(missingIn(VIEW, 0)).toEqual(['blue']);
  expect(missingIn(VIEW, 1)).toEqual(['blue', 'green', 'orange']);
  expect(['1', '4', '15'].map((number) => colourOf(VIEW, number))).toEqual(['blue', 'green', 'orange']);
  expect(STACKS).toBe(6);
});

test('each card of a hand has a key of its own', () => {
  expect(handOf(VIEW, 0).map(({ key }) => key)).toEqual(['4#0', '4#1', '9#0']);
  expect(handOf(VIEW, 1)).toEqual([]);
  expect(handOf(VIEW, null)).toEqual([]);
});

test('the own kitty comes last, and the turn is nobody’s between rounds', () => {
  expect(seatsAround(4, 1)).toEqual([2, 3, 0, 1]);
  expect(seatsAround(3, null)).toEqual([0, 1, 2]);
  expect(turnIn(VIEW)).toBe(1);
  expect(turnIn({ ...VIEW, phase: 'round-over' })).toBeNull();
});

test('offers are found by the top that a card covers', () => {
  expect([...offersFor(lays, '4', 0)]).toEqual([[NEW, '4>0']]);
  expect([...offersFor(lays, '9', 0)]).toEqual([['15', '9>0:15']]);
  expect(offersFor(lays, null, 0).size).toBe(0);
  expect(wordFor('9', 2, NEW)).toBe('9>2');
  expect(wordFor('9', 2, '15')).toBe('9>2:15');
});

test('a card dropped anywhere in a kitty begins a stack, or covers its equal where only that is offered', () => {
  const offers = (who: number) => offersFor(lays, '4', who);
  expect(placeUnder('0', '4', offers)).toEqual({ who: 0, onto: NEW });
  expect(placeUnder('1', '4', offers)).toEqual({ who: 1, onto: '4' });
  expect(placeUnder('0:15', '4', offers)).toEqual({ who: 0, onto: '15' });
  expect(placeUnder(null, '4', offers)).toBeNull();
  expect(placeUnder('0', null, offers)).toBeNull();
});

test('one sign says what a word does to a kitty', () => {
  expect(sign([kitty(3, 8)])).toBe('+5');
  expect(sign([kitty(8, 5)])).toBe('−3');
  expect(sign([])).toBe('±0');
  expect(sign([kitty(0, 21), { kind: 'round-ended', why: 'six-stacks', round: 1 }])).toBe('⚑+21');
});
