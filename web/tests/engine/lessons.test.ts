import { expect, test } from 'vitest';
import { isWanted, lessonOf } from '../../src/engine/lessons';
import { scenesOf } from '../../src/engine/scenes';
import { RECORDINGS } from '../recordings';

test('a word is wanted by its text or by its effects', () => {
  expect(isWanted({ scene: 'a', wanted: /^bet/ }, 'bet 2', [])).toBe(true);
  expect(isWanted({ scene: 'a', wanted: /^bet/ }, 'roll', [])).toBe(false);
  const merges = { scene: 'a', wanted: (_: string, effects: { kind: string }[]) => effects[0]?.kind === 'merged' };
  expect(isWanted(merges, 'lay', [{ kind: 'merged' }])).toBe(true);
  expect(isWanted(merges, 'lay', [])).toBe(false);
});

test.each(RECORDINGS)('every task of $game has its scene', async ({ game }) => {
  const [tasks, { scenes }] = await Promise.all([lessonOf(game), scenesOf(game)]);
  expect(tasks.length).toBeGreaterThan(3);
  expect(tasks.map(({ scene }) => scene).filter((name) => !(name in scenes))).toEqual([]);
});

test('an unknown game has no lesson and no scenes', async () => {
  expect(await lessonOf('unheard-of')).toEqual([]);
  expect(await scenesOf('unheard-of')).toEqual({ scenes: {}, rules: {} });
});
