import { expect, test } from 'vitest';
import { frameAbout, frameLine, frameNow, triedNow } from '../../src/engine/frame';
import { hasView, withoutChoices } from '../../src/engine/now';
import type { Schema } from '../../src/engine/schemas';
import type { Frame, Replay, Tried } from '../../src/engine/http';
import { pack } from '../recordings';

const SCHEMA: Schema = {
  game: 'made-up',
  cells: 2,
  unknown: -9,
  fields: [
    { name: 'seats', shape: [] },
    { name: 'pot', shape: [] },
  ] as Schema['fields'],
  effects: [{ kind: 'paid', details: [{ name: 'seat', kind: 'seat' }, { name: 'coins' }] }],
};
const row = pack([2, 7]);
const names = ['Ada', 'Bob'];
const tried = (more: Partial<Tried> = {}): Tried => ({
  text: 'made-up | pot=7',
  row,
  names: {},
  acting: [1],
  choices: { 1: { words: ['pay', 'pass'], previews: [1, 0, 1, 3, 0] } },
  odds: {},
  scores: [4, 11],
  outcome: null,
  effects: [],
  ...more,
});

test('a position that was tried keeps its scores, its view and the choices of its seat', () => {
  const now = triedNow(SCHEMA, tried(), { names, seat: 1, step: 3 });
  expect(now.scores).toEqual([4, 11]);
  expect(now).toMatchObject({
    step: 3,
    phase: 'playing',
    acting: [1],
    view: { seats: 2, pot: 7 },
    choices: ['pay', 'pass'],
  });
  expect(now.previews.get('pay')).toEqual([{ kind: 'paid', seat: 1, coins: 3 }]);
  expect(now.seats.map(({ name }) => name)).toEqual(names);
});

test('whoever does not act has no choices', () => {
  expect(triedNow(SCHEMA, tried(), { names, seat: 0, step: 3 }).choices).toEqual([]);
});

test('a position with an outcome is over', () => {
  const outcome = { scores: [4, 11], winners: [1], ending: 'rich', parts: [[], []] };
  expect(triedNow(SCHEMA, tried({ outcome }), { names, seat: 1, step: 3 }).phase).toBe('over');
});

const frame = (step: number, effects: number[] = []): Frame => ({
  step,
  row,
  text: '',
  effects,
  at: 60,
  scores: [step, 0],
});
const outcome = { scores: [2, 0], winners: [0], ending: 'rich', parts: [[], []] };
const replay = { frames: [frame(0), frame(1, [0, 1, 5]), frame(2)], names: {}, outcome } as unknown as Replay;

test('of a replay only the last frame has the outcome', () => {
  const phases = replay.frames.map((one) => frameNow(SCHEMA, replay, one, names).phase);
  expect(phases).toEqual(['playing', 'playing', 'over']);
  expect(frameNow(SCHEMA, replay, replay.frames[1]!, names).scores).toEqual([1, 0]);
});

test('a frame tells the step that led to it', () => {
  expect(frameLine(SCHEMA, replay.frames[0]!)).toEqual([]);
  expect(frameLine(SCHEMA, replay.frames[1]!)).toEqual([
    { step: 0, said: null, effects: [{ kind: 'paid', seat: 1, coins: 5 }], seat: 1, at: 60 },
  ]);
});

test('while something is performed there is nothing to choose', () => {
  const now = triedNow(SCHEMA, tried(), { names, seat: 1, step: 3 });
  const quiet = withoutChoices(now);
  expect(quiet).toMatchObject({ choices: [], undo_to: null, view: now.view, scores: now.scores });
  expect(quiet.previews.size).toBe(0);
  expect(withoutChoices(quiet)).toBe(quiet);
  expect(hasView(now)).toBe(true);
  expect(hasView({ ...now, view: null })).toBe(false);
});

test('options are told as texts', () => {
  expect(frameAbout('made-up', 2, { goal: 30, hard: true }).options).toEqual({ goal: '30', hard: 'true' });
});
