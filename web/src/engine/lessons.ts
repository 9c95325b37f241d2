// Lessons. What is allowed and what it does, the rules say themselves; what is said stands in the game's
// catalogue as `lesson-<game>-<n>` and `...-done`.

import type { AnyEffect } from './effects';

export interface Task {
  scene: string;
  /** A word that goes on: by its text, or also by its effects. */
  wanted: RegExp | ((word: string, effects: AnyEffect[]) => boolean);
  /** What the others choose at the same time. */
  others?: Record<number, string>;
  /** What happens next, in order: draws, throws, others' words. */
  then?: string[];
}

/** Whether this word is what a task wants. */
export const isWanted = ({ wanted }: Task, word: string, effects: AnyEffect[]): boolean =>
  typeof wanted === 'function' ? wanted(word, effects) : wanted.test(word);

const lessons = import.meta.glob<Task[]>('../games/*/lesson.ts', { import: 'default' });

/** The tasks of a game's lesson; none if it has no lesson. */
export async function lessonOf(game: string): Promise<Task[]> {
  return (await lessons[`../games/${game}/lesson.ts`]?.()) ?? [];
}
