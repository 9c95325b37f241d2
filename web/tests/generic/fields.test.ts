import { expect, test } from 'vitest';
import { changed, humanize, marked, slug, sort, together } from '../../src/generic/fields';
import { labelsOf } from '../../src/generic/labels';
import { faceOf, placesOf, soundOf } from '../../src/generic/telling';
import type { Schema } from '../../src/engine/http';

const SCHEMA: Schema = {
  game: 'toy',
  version: 1,
  cells: 0,
  unknown: -1,
  tables: {},
  fields: [
    { name: 'seats', shape: [] },
    { name: 'start', shape: [] },
    { name: 'goal', shape: [] },
    { name: 'phase', shape: [], words: ['betting', 'over'] },
    { name: 'turn', shape: [] },
    { name: 'left', shape: [] },
    { name: 'deck', shape: [3], cards: ['ace', 'king', 'queen'] },
    { name: 'scores', shape: [2], per_seat: true },
    { name: 'hands', shape: [2, 3], per_seat: true, cards: ['ace', 'king', 'queen'] },
  ],
  effects: [
    {
      kind: 'took',
      details: [
        { name: 'seat', kind: 'seat' },
        { name: 'stones', kind: 'number' },
        { name: 'left', kind: 'number' },
      ],
    },
    { kind: 'tossed', details: [{ name: 'coin', kind: 'word', words: ['heads', 'tails'] }] },
    {
      kind: 'scored',
      details: [
        { name: 'seat', kind: 'seat' },
        { name: 'score', kind: 'number' },
      ],
    },
    { kind: 'turn-began', details: [{ name: 'seat', kind: 'seat' }] },
  ],
  refusals: [],
};
const VIEW = {
  seats: 2,
  start: 0,
  goal: 9,
  phase: 'betting',
  turn: 1,
  left: 7,
  deck: null,
  scores: [0, 3],
  hands: [['ace'], null],
};

test('fields are shown where they belong, and what is shown elsewhere is left out', () => {
  const sorted = sort(SCHEMA, VIEW, { goal: '9' });
  const names = (part: keyof typeof sorted) => sorted[part].map(({ name }) => name);
  expect(names('options')).toEqual(['goal']);
  expect(names('facts')).toEqual(['phase']);
  expect(names('tiles')).toEqual(['left', 'deck']);
  expect(names('perSeat')).toEqual(['hands']);
  expect(sorted.tiles[1]!.value).toBeNull();
});

test('the seat whose turn it is, is marked', () => {
  expect(marked(SCHEMA, VIEW)).toEqual([1]);
});

test('what has changed is found, seat by seat', () => {
  const after = { ...VIEW, left: 6, scores: [1, 3], hands: [['ace'], ['king']] };
  expect(changed(SCHEMA, VIEW, after)).toEqual(['left', 'scores 0', 'hands 1']);
  expect(changed(SCHEMA, VIEW, { ...VIEW, scores: [0, 3] })).toEqual([]);
});

test('names of the program become words, and words names of messages', () => {
  expect(humanize('last_turns')).toBe('Last turns');
  expect(slug('take 1')).toBe('take-1');
  expect(slug('lay 4+14 ')).toBe('lay-4-14');
});

test('equal cards lie together', () => {
  expect(together(['ace', 'king', 'ace'])).toEqual([
    ['ace', 2],
    ['king', 1],
  ]);
});

test('labels come from the catalogue where it has them', () => {
  const texts: Record<string, string> = { 'field-left': 'Stones left', 'choice-take-1': 'Take one' };
  const labels = labelsOf((id) => texts[id] ?? id);
  expect(labels.field('left')).toBe('Stones left');
  expect(labels.field('last_turns')).toBe('Last turns');
  expect(labels.option('left')).toBe('Stones left');
  expect(labels.choice('take 1')).toBe('Take one');
  expect(labels.choice('take 2')).toBe('Take 2');
  expect(labels.word('heads')).toBe('heads');
  expect(labels.word('not-yet')).toBe('not yet');
  expect(labels.word('4-14')).toBe('4-14');
});

test('an effect points out its seat and the fields its details are called after', () => {
  const took = { kind: 'took', seat: 1, stones: 2, left: 5 };
  expect(placesOf(SCHEMA, took)).toEqual(['seat 1', 'left']);
  expect(placesOf(SCHEMA, { kind: 'scored', seat: 0, score: 4 } as never)).toEqual(['seat 0', 'scores 0']);
  expect(placesOf(SCHEMA, { kind: 'unheard-of' })).toEqual([]);
});

test('each kind of effect has a sound that fits, or none', () => {
  expect(soundOf(SCHEMA, { kind: 'took' })).toBe('tap');
  expect(soundOf(SCHEMA, { kind: 'tossed' })).toBe('flip');
  expect(soundOf(SCHEMA, { kind: 'scored' })).toBe('score');
  expect(soundOf(SCHEMA, { kind: 'turn-began' })).toBeNull();
});

test('a die lands on what chance has brought', () => {
  expect(faceOf(SCHEMA, { kind: 'tossed', coin: 'tails' } as never)).toBe('tails');
  expect(faceOf(SCHEMA, { kind: 'took', seat: 0, stones: 2, left: 1 } as never)).toBe(2);
  expect(faceOf(SCHEMA, { kind: 'turn-began', seat: 1 } as never)).toBeNull();
});
