import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyEffect } from '../../src/engine/effects';
import { isNews, isThrow, Player, seatOf, type Beat } from '../../src/engine/player.svelte';
import type { Scene } from '../../src/engine/stage';

const sceneOf = (step: number, effects: AnyEffect[] = [{ kind: 'laid' }]): Scene => ({
  step,
  before: {},
  after: {},
  effects,
  by: 0,
  seat: 0,
});

/** A player whose board writes down what it performs, and beats that write down what is shown. */
function rehearsal({ pace = 1, ms = 100 } = {}) {
  const heard: string[] = [];
  const player = new Player({ pace: () => pace, silent: () => true });
  player.perform = async (scene, stage) => {
    heard.push(`perform ${scene.step}`);
    await stage.wait(ms);
    await stage.commit();
    await stage.wait(ms);
    heard.push(`end ${scene.step}`);
  };
  const beat = (step: number): Beat => ({
    scene: sceneOf(step),
    show: () => heard.push(`show ${step}`),
    done: () => heard.push(`done ${step}`),
  });
  return { heard, player, beat };
}

const rest = () => vi.runAllTimersAsync();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('one step is performed after the other, and shown where the board commits', async () => {
  const { heard, player, beat } = rehearsal();
  player.push([beat(1), beat(2)]);
  player.push([beat(3)]);
  expect(player.settled).toBe(false);
  await rest();
  expect(heard).toEqual([1, 2, 3].flatMap((n) => [`perform ${n}`, `show ${n}`, `end ${n}`, `done ${n}`]));
  expect(player.settled).toBe(true);
  expect(player.scene).toBeNull();
});

test('a beat without a scene is shown in its place', async () => {
  const { heard, player, beat } = rehearsal();
  player.push([beat(1), { scene: null, show: () => heard.push('presence') }, beat(2)]);
  await rest();
  expect(heard.indexOf('presence')).toBeGreaterThan(heard.indexOf('done 1'));
  expect(heard.indexOf('presence')).toBeLessThan(heard.indexOf('perform 2'));
});

test('a step that cannot be performed is shown all the same', async () => {
  const { heard, player, beat } = rehearsal();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  player.perform = () => Promise.reject(new Error('no such card'));
  player.push([beat(1), beat(2)]);
  await rest();
  expect(heard).toEqual(['show 1', 'done 1', 'show 2', 'done 2']);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('without a pace, a board, or somebody who looks, nothing is performed', async () => {
  const quick = rehearsal({ pace: 0 });
  quick.player.push([quick.beat(1)]);
  const bare = rehearsal();
  bare.player.perform = null;
  bare.player.push([bare.beat(1)]);
  const hidden = rehearsal();
  const looks = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  hidden.player.push([hidden.beat(1)]);
  await rest();
  looks.mockRestore();
  for (const { heard } of [quick, bare, hidden]) expect(heard).toEqual(['show 1', 'done 1']);
});

test('when too many messages wait, only the newest is performed, and the others are counted', async () => {
  const { heard, player, beat } = rehearsal();
  for (let step = 1; step <= 7; step++) player.push([beat(step)]);
  await vi.advanceTimersByTimeAsync(350);
  expect(heard.filter((line) => line.startsWith('perform'))).toEqual(['perform 1', 'perform 7']);
  expect(heard.filter((line) => line.startsWith('show'))).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `show ${n}`));
  expect(player.skipped).toBe(5);
  await rest();
  expect(player.skipped).toBe(0);
});

test('clearing forgets what waits and shows nothing of what was performed', async () => {
  const { heard, player, beat } = rehearsal();
  player.push([beat(1), beat(2)]);
  await vi.advanceTimersByTimeAsync(10);
  player.clear();
  await rest();
  expect(heard).not.toContain('show 1');
  expect(heard).not.toContain('perform 2');
  expect(player.settled).toBe(true);
});

test('a skip hurries on', async () => {
  const { heard, player, beat } = rehearsal({ ms: 60_000 });
  player.push([beat(1)]);
  await vi.advanceTimersByTimeAsync(0);
  player.skip();
  player.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['perform 1', 'show 1', 'end 1', 'done 1']);
});

test('what others did can be read before the next deed takes its place', async () => {
  const { heard, player, beat } = rehearsal();
  player.toldAt = performance.now();
  const theirs = beat(1);
  theirs.scene = { ...theirs.scene!, by: 1 };
  player.push([theirs]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual([]);
  await rest();
  expect(heard[0]).toBe('perform 1');
});

test('a throw is told when the dice have landed', async () => {
  const { player } = rehearsal();
  let toldBefore: unknown;
  player.perform = async (_, stage) => {
    toldBefore = player.told;
    stage.sound('land');
  };
  const scene = sceneOf(1, [{ kind: 'rolled' }]);
  const played = player.play(scene, () => {});
  await rest();
  expect(toldBefore).toBeNull();
  expect(await played).toBe(true);
});

test('banners go away by themselves', async () => {
  const { player } = rehearsal();
  player.perform = async (_, stage) => stage.say('Round 2');
  void player.play(sceneOf(1), () => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(player.banner).toBe('Round 2');
  await rest();
  expect(player.banner).toBe('');
});

const seated = (kind: string, seat: number) => ({ kind, seat }) as AnyEffect;

test('whose turn a scene shows', () => {
  expect(seatOf({ by: 2, effects: [] })).toBe(2);
  expect(seatOf({ by: null, effects: [seated('laid', 1), seated('merged', 0)] })).toBe(1);
  expect(seatOf({ by: null, effects: [seated('bet', 0), seated('bet', 1)] })).toBe('all');
  expect(seatOf({ by: null, effects: [seated('dealt', 0)] })).toBeNull();
  expect(seatOf({ by: null, effects: [{ kind: 'shuffled' }] })).toBeNull();
  expect(seatOf({ by: null, effects: [] })).toBeNull();
});

test('what is a throw, and what is news', () => {
  expect(isThrow(sceneOf(1, [{ kind: 'threw' }]))).toBe(true);
  expect(isThrow(sceneOf(1))).toBe(false);
  expect(isNews({ kind: 'turn-began' })).toBe(false);
  expect(isNews({ kind: 'drew', card: '5' } as AnyEffect)).toBe(false);
  expect(isNews({ kind: 'drew', seat: 1 } as AnyEffect)).toBe(true);
  expect(isNews({ kind: 'laid' })).toBe(true);
});
