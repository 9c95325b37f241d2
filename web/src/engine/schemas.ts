// What is needed to read a game's schema; boards.ts brings it together with its board.

import type { Schema as Published } from './http';

/** A kind of effect. Of its details, seats have a kind and words have their list; all else is numbers. */
export interface Note {
  kind: string;
  details: { name: string; kind?: string; words?: string[] }[];
}

/** What the page needs of a game's schema: refusals it gets in words. */
export interface Schema extends Pick<Published, 'game' | 'cells' | 'unknown' | 'fields'> {
  effects: Note[];
}

/** The words for these numbers. */
export const count = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, n) => String(first + n));
