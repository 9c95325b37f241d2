// Lessons and the positions they and the rules' examples use. What is allowed and what it does, the
// rules say themselves; what is said stands in the game's catalogue as `lesson-<game>-<n>` and `...-done`.

import type { AnyEffect } from './effects';
import type { Scene } from './playground.svelte';

export interface Task {
  scene: string;
  /** A word that goes on: by its text and by its effects. */
  wanted: (word: string, effects: AnyEffect[]) => boolean;
  /** What the others choose at the same time. */
  others?: Record<number, string>;
  /** What happens next, in order: draws, throws, others' words. */
  then?: string[];
}

/** Wants a word that looks like this. */
export const word = (pattern: RegExp) => (said: string) => pattern.test(said);

const lessons = import.meta.glob<Task[]>('../games/*/lesson.ts', { import: 'default' });

/** Whether there is a lesson: a game that the build did not know has none. */
export const hasLesson = (game: string) => `../games/${game}/lesson.ts` in lessons;

/** The tasks of a game's lesson; none if it has no lesson. */
export async function lessonOf(game: string): Promise<Task[]> {
  return (await lessons[`../games/${game}/lesson.ts`]?.()) ?? [];
}

/** Positions by name, and the one on which each rule is tried; tests/web/scenes.py writes them. */
interface SceneFile {
  scenes: Record<string, Omit<Scene, 'game'>>;
  rules: Record<string, string>;
}

const files = import.meta.glob<SceneFile>('../games/*/scenes.json', { import: 'default' });

export async function scenesOf(game: string): Promise<SceneFile> {
  return (await files[`../games/${game}/scenes.json`]?.()) ?? { scenes: {}, rules: {} };
}
