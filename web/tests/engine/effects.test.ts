import { describe, expect, test } from 'vitest';
import { decodePreviews, decodeRow, decodeStream, unpackCells } from '../../src/engine/effects';
import { readMessage } from '../../src/engine/now';
import type { Schema } from '../../src/engine/schemas';
import { pack, plain, RECORDINGS, schemaOf } from '../recordings';

test('packed numbers come out as they went in', () => {
  const numbers = [0, 1, -1, 0, 0, 0, 63, 64, -64, -65, 8191, 8192, -32768, 32767, 0];
  expect(unpackCells(pack(numbers))).toEqual(numbers);
  expect(unpackCells(pack(Array<number>(500).fill(0)))).toEqual(Array(500).fill(0));
  expect(unpackCells('')).toEqual([]);
});

test('there are recordings of several games', () => {
  expect(RECORDINGS.length).toBeGreaterThan(3);
});

describe.each(RECORDINGS)('recorded messages of $game', ({ game, messages }) => {
  const schema = schemaOf(game);

  test('the numbers of each message say what the server says by name', () => {
    let [views, effects, previews] = [0, 0, 0];
    for (const message of messages) {
      const { now, log } = readMessage(schema, message);
      expect(now.view).toEqual(message.own.view ?? null);
      views += +(now.view !== null);
      message.log.forEach((line, n) => {
        expect(log[n]!.effects).toEqual(line.said ? null : (line.named ?? []).map(plain));
        effects += line.named?.length ?? 0;
      });
      const named = new Map((message.own.named ?? []).map(({ word, effects: all }) => [word, all.map(plain)]));
      expect(now.previews).toEqual(named);
      expect([...now.previews.keys()]).toEqual(now.choices);
      previews += now.previews.size;
    }
    expect(Math.min(views, effects, previews)).toBeGreaterThan(3);
  });

  test('between the steps of a change there are views', () => {
    const changes = messages.filter(({ type, log }) => type === 'changed' && log.filter((one) => !one.said).length > 1);
    expect(changes.length).toBeGreaterThan(0);
    for (const message of changes) {
      const steps = message.log.filter((line) => !line.said);
      const { between } = readMessage(schema, message);
      expect(between.length).toBe(steps.length - 1);
      expect(between[0]).not.toEqual(message.own.view);
      expect(Object.keys(between[0]!)).toEqual(Object.keys(message.own.view as object));
    }
  });
});

const SCHEMA: Schema = {
  game: 'made-up',
  cells: 7,
  unknown: -9,
  fields: [
    { name: 'seats', shape: [] },
    { name: 'phase', shape: [], words: ['dealing', 'playing'] },
    { name: 'marks', shape: [], bits: ['red', 'blue'] },
    { name: 'hands', shape: [2, 2], per_seat: true, cards: ['ace', 'king'] },
  ] as Schema['fields'],
  effects: [
    {
      kind: 'dealt',
      details: [
        { name: 'seat', kind: 'seat' },
        { name: 'card', words: ['ace', 'king'] },
      ],
    },
    { kind: 'began', details: [] },
  ],
};

test('a row is read by its schema: words, bits, cards, and null for what is hidden', () => {
  expect(decodeRow(SCHEMA, pack([2, 1, 3, 2, 1, -9, -9]), {})).toEqual({
    seats: 2,
    phase: 'playing',
    marks: 'red+blue',
    hands: [['ace', 'ace', 'king'], null],
  });
});

test('a view has only the seats that play', () => {
  expect(decodeRow(SCHEMA, pack([1, 0, 0, 0, 1, 0, 0]), {})).toEqual({
    seats: 1,
    phase: 'dealing',
    marks: '-',
    hands: [['king']],
  });
});

test('a row of the wrong length and an unknown kind of effect are faults', () => {
  expect(() => decodeRow(SCHEMA, pack([2, 1]), {})).toThrow('expected a row of 7 cells; got 2');
  const told = { numbers: pack([1, 5]), steps: 1, changed: true, choices: [], names: {} };
  expect(() => decodeStream(SCHEMA, told)).toThrow('expected a kind of effect of made-up; got 5');
});

test('previews belong to the choices in their order; a hidden detail is null', () => {
  const previews = decodePreviews(SCHEMA, [2, 1, 0, 1, -9, 0, 1, 0, 0, 1], ['a', 'b', 'c']);
  expect([...previews]).toEqual([
    ['a', [{ kind: 'began' }, { kind: 'dealt', seat: 1, card: null }]],
    ['b', []],
    ['c', [{ kind: 'dealt', seat: 0, card: 'king' }]],
  ]);
});
