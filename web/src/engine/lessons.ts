// Lessons. What is allowed and what it does, the rules say themselves; what is said stands in the game's
// catalogue as `lesson-<game>-<n>` and `...-done`.

import type { AnyEffect } from './effects';

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
