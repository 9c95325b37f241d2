import { describe, expect, test } from 'vitest';
import type { BoardProps } from '../../src/board/board';
import { due, facesOf, moodOf, tumblingFaces, type Due, type Feeling } from '../../src/games/zoinx/picture';
import { Performance } from '../../src/games/zoinx/performance.svelte';
import type { Effect, View } from '../../src/games/zoinx/schema';
import { quickStage } from '../stage';

const VIEW = {
  phase: 'betting',
  active: 0,
  bets: ['-', '-'],
  dots: 0,
  scores: [3, 5],
  goal: 30,
  last_turns: 0,
} as unknown as View;
const view = (more: object): View => ({ ...VIEW, ...more }) as View;

test('as many dice show a dot as there are dots, and not always the same ones', () => {
  for (let dots = 0; dots <= 4; dots++)
    for (let step = 0; step < 8; step++) {
      const faces = facesOf(dots, step);
      expect(faces.length).toBe(4);
      expect(faces.filter((face) => face === 'dot').length).toBe(dots);
    }
  expect(facesOf(1, 0)).not.toEqual(facesOf(1, 1));
  expect(tumblingFaces(0)).not.toEqual(tumblingFaces(1));
});

const feeling = (more: Partial<Feeling> = {}): Feeling => ({
  view: view({ phase: 'throwing', bets: ['4', 'zoinx'] }),
  outcome: null,
  ready: [],
  total: 0,
  shout: false,
  news: null,
  ...more,
});

test.each<[string, number, Feeling, string]>([
  ['who hopes for a ZOINX', 1, feeling(), 'sly'],
  ['who hopes for it while dots come', 1, feeling({ total: 2 }), 'worried'],
  ['whose bet is reached', 0, feeling({ total: 4 }), 'happy'],
  ['whose bet is not reached', 0, feeling({ total: 3 }), 'calm'],
  ['who bet on what is shouted', 1, feeling({ shout: true }), 'cheer'],
  ['who did not', 0, feeling({ shout: true }), 'gape'],
  ['who gained', 0, feeling({ news: { who: 0, zoinx: false, gained: { 0: 4 }, step: 1 } }), 'cheer'],
  ['whose turn ended with nothing', 0, feeling({ news: { who: 0, zoinx: true, gained: {}, step: 1 } }), 'gape'],
  ['who has bet', 1, feeling({ view: VIEW, ready: [1] }), 'proud'],
  ['who has not', 0, feeling({ view: VIEW, ready: [1] }), 'calm'],
  ['who won', 0, feeling({ outcome: { winners: [0] } as Feeling['outcome'] }), 'cheer'],
  ['who lost', 1, feeling({ outcome: { winners: [0] } as Feeling['outcome'] }), 'calm'],
])('%s looks it', (_, seat, at, mood) => {
  expect(moodOf(seat, at)).toBe(mood);
});

const active = { name: 'Ada', you: 'no' };
const moment = (more: Partial<Omit<Due, 'now'>> & { now?: object } = {}): Due => ({
  view: VIEW,
  busy: false,
  mine: false,
  toThrow: false,
  active,
  ...more,
  now: { outcome: null, chosen: null, ready: [1], acting: [0, 1], ...more.now } as Due['now'],
});

test.each<[string, Due, unknown[]]>([
  ['the end', moment({ now: { outcome: {} } }), [['board-over']]],
  ['what to bet', moment({ mine: true }), [['board-zoinx-how-many', active]]],
  ['how many have bet', moment(), [['board-ready', { ready: 1, all: 2 }]]],
  [
    'that it was chosen',
    moment({ now: { chosen: 'bet 2' } }),
    [['board-chosen'], ['board-ready', { ready: 1, all: 2 }]],
  ],
  [
    'how much is missing',
    moment({ toThrow: true, view: view({ phase: 'throwing', bets: ['6', '2'], dots: 4, missing: 2 }) }),
    [['board-zoinx-missing', { ...active, dots: 2 }]],
  ],
  [
    'to throw again',
    moment({ toThrow: true, view: view({ phase: 'throwing', bets: ['4', '2'], dots: 4 }) }),
    [['board-zoinx-throw-again', active]],
  ],
  ['who throws', moment({ busy: true, view: view({ phase: 'throwing' }) }), [['board-zoinx-throws', active]]],
  [
    'what is to decide',
    moment({ view: view({ phase: 'deciding', dots: 5 }) }),
    [['board-zoinx-decides', { ...active, dots: 5 }]],
  ],
])('the line says %s', (_, at, messages) => {
  expect(due(at)).toEqual(messages);
});

describe('a performance', () => {
  /** A board that shows the view before a step, and the one after it once it is committed. */
  function staged(before: View, after: View, effects: Effect[]) {
    let now = { view: before, step: 6 };
    const props = () =>
      ({ now, busy: now.step < 7, names: ['Ada', 'Bob'], you: 0, t: (id: string) => id }) as unknown as BoardProps<
        View,
        Effect
      >;
    const show = new Performance(props);
    const stage = quickStage(() => (now = { view: after, step: 7 }));
    const scene = { step: 7, before, after, effects, by: 0, seat: 0 };
    const run = async () => {
      await show.perform(scene, stage);
      await stage.commit();
    };
    return { show, stage, run };
  }
  const throwing = view({ phase: 'throwing', bets: ['4', 'zoinx'], dots: 2 });

  test('of a throw climbs stair by stair and leaves the dice as they fell', async () => {
    const effects: Effect[] = [
      { kind: 'threw', seat: 0, dots: 3, total: 5 },
      { kind: 'reached', seat: 0, bet: 4 },
    ];
    const { show, stage, run } = staged(throwing, view({ phase: 'deciding', bets: ['4', 'zoinx'], dots: 5 }), effects);
    await run();
    expect(stage.heard).toEqual(['dice', 'land', 'climb', 'climb', 'climb', 'reached', 'commit']);
    expect(show.dice).toEqual(facesOf(3, 7));
    expect(show.total).toBe(5);
    expect(show.reached).toBeNull();
  });

  test('of bets covers them until they are turned over', async () => {
    const { show, stage, run } = staged(VIEW, throwing, [
      { kind: 'bet', seat: 0, bet: '4', percent: 50, role: 'active' },
    ] as Effect[]);
    const running = run();
    expect(show.covered).toBe(true);
    await running;
    expect(show.covered).toBe(false);
    expect(stage.heard).toEqual(['flip', 'commit']);
    expect(show.dice).toEqual(['eyes', 'eyes', 'eyes', 'eyes']);
  });

  test('of a ZOINX shouts, then pays those who bet on it', async () => {
    const effects: Effect[] = [
      { kind: 'threw', seat: 0, dots: 0, total: 2 },
      { kind: 'zoinxed', seat: 0, total: 2 },
      { kind: 'scored', seat: 1, part: 'bets-on-zoinx', points: 5, score: 10 },
      { kind: 'turn-began', seat: 1 },
    ];
    const { show, stage, run } = staged(throwing, view({ scores: [3, 10], active: 1 }), effects);
    await run();
    expect(stage.heard).toEqual(['dice', 'land', 'own sound', 'score', 'commit']);
    expect(show.news).toEqual({ who: 0, zoinx: true, gained: { 1: 5 }, step: 7 });
    expect(show.scores).toEqual([3, 10]);
    expect(show.shout).toBe(false);
  });

  test('of the last round says so', async () => {
    const { stage, run } = staged(throwing, VIEW, [{ kind: 'last-round', seat: 0, turns: 1 }]);
    await run();
    expect(stage.heard).toEqual(['own sound', '"board-zoinx-opens-last"', 'commit']);
  });
});
