// The lessons: positions, and what is to be done in each. What is allowed and what it does, the
// rules say themselves.

import type { Scene } from './playground.svelte';
import type { Key } from './texts/keys';

export interface Task {
  scene: Omit<Scene, 'game'>;
  /** Said before, and after it is done. */
  before: Key;
  after: Key;
  /** Words that go on, as patterns; none: only to be looked at. */
  words?: string[];
  /** What the others choose at the same time. */
  others?: Record<number, string>;
  /** What happens next: draws, throws, others' moves. */
  events?: string[];
}

const LESSONS: Record<string, Task[]> = {};

export function lessonOf(game: string): Task[] {
  return LESSONS[game] ?? [];
}
