import { expect, test } from 'vitest';
import type { AnyEffect } from '../../src/engine/effects';
import type { Now } from '../../src/engine/now';
import type { Scene } from '../../src/engine/stage';
import { actorsOf, headline, undoable, type Moment } from '../../src/parts/table/turn';

const moment = (more: Partial<Omit<Moment, 'now'>> & { now?: object } = {}): Moment => {
  const { now, ...rest } = more;
  const seats = ['person', 'bot', 'person'].map((kind) => ({ kind }));
  const usual = {
    phase: 'playing',
    seats,
    acting: [0],
    ready: [],
    chance: false,
    thrower: null,
    chosen: null,
    undo_to: null,
  };
  return {
    now: { ...usual, ...now } as unknown as Now,
    seat: 0,
    you: 0,
    names: ['Ada', 'Bob', 'Cyd'],
    scene: null,
    reading: false,
    over: false,
    toThrow: false,
    toChoose: false,
    ...rest,
  };
};
const scene = (by: number | null, effects: AnyEffect[] = []) => ({ by, effects }) as unknown as Scene;
const bets = [0, 1].map((seat) => ({ kind: 'bet', seat }) as AnyEffect);

test.each<[string, Moment, unknown]>([
  ['the end', moment({ over: true, toChoose: true }), ['game-over']],
  ['a closed table', moment({ now: { phase: 'closed' } }), ['table-closed']],
  ['a pause', moment({ now: { phase: 'paused' } }), ['paused']],
  ['a round that is read', moment({ reading: true, scene: scene(1) }), ['round-over']],
  ['what another does', moment({ scene: scene(1) }), ['turn-shown', { name: 'Bob', you: 'no' }]],
  ['what you do', moment({ scene: scene(0) }), ['turn-shown', { name: 'Ada', you: 'yes' }]],
  ['what all do', moment({ scene: scene(null, bets) }), ['turn-shown-all']],
  ['what chance does', moment({ scene: scene(null) }), ['chance']],
  ['your throw', moment({ toThrow: true }), ['your-throw']],
  ['a throw at a shared device', moment({ toThrow: true, you: null }), ['throw-of', { name: 'Ada', you: 'no' }]],
  ['your turn', moment({ toChoose: true }), ['your-turn']],
  ['a turn at a shared device', moment({ toChoose: true, you: null }), ['turn-of', { name: 'Ada', you: 'no' }]],
  ['several at once', moment({ now: { acting: [0, 1, 2], ready: [1] } }), ['ready-count', { ready: 1, all: 3 }]],
  ['a bot', moment({ now: { acting: [1] } }), ['bot-thinks', { name: 'Bob', you: 'no' }]],
  ['a person', moment({ now: { acting: [2] } }), ['turn-of', { name: 'Cyd', you: 'no' }]],
  ['your choice that is being sent', moment({ now: { acting: [0] } }), ['turn-shown', { name: 'Ada', you: 'yes' }]],
  [
    "another's throw",
    moment({ now: { acting: [], chance: true, thrower: 2 } }),
    ['throw-of', { name: 'Cyd', you: 'no' }],
  ],
  ['cards', moment({ now: { acting: [], chance: true } }), ['chance']],
  ['nothing', moment({ now: { acting: [] } }), null],
])('the bar says %s', (_, at, message) => {
  expect(headline(at)).toEqual(message);
});

test('whoever keeps a seat for somebody is a bot', () => {
  const seats = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'person', kept: true }];
  expect(headline(moment({ now: { acting: [2], seats } }))).toEqual(['bot-thinks', { name: 'Cyd', you: 'no' }]);
});

test('seats that do something are marked', () => {
  expect(actorsOf(moment({ now: { phase: 'over' } }))).toEqual([]);
  expect(actorsOf(moment({ now: { acting: [0, 2] } }))).toEqual([0, 2]);
  expect(actorsOf(moment({ now: { thrower: 1 } }))).toEqual([1]);
  expect(actorsOf(moment({ scene: scene(2) }))).toEqual([2]);
  expect(actorsOf(moment({ scene: scene(null) }))).toEqual([]);
  expect(actorsOf(moment({ scene: scene(null, bets) }))).toEqual([0, 1, 2]);
});

test('the sealed choice is taken back before a step is undone', () => {
  expect(undoable(moment({ now: { chosen: 'bet 2', undo_to: 3 } }), true)).toBe('choice');
  expect(undoable(moment({ now: { undo_to: 3 } }), true)).toBe(3);
  expect(undoable(moment(), true)).toBeNull();
  expect(undoable(moment({ now: { undo_to: 3 } }), false)).toBeNull();
  expect(undoable(moment({ now: { undo_to: 3, phase: 'over' } }), true)).toBeNull();
  expect(undoable(moment({ seat: null, now: { undo_to: 3 } }), true)).toBeNull();
});
