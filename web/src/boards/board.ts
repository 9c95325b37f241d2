// What a board gets and gives back. A board is `boards/<game>.svelte`: the picture of `now`, a
// button for every word in `now.choices`, and `choose(word)`. It knows no rules.

import type { Component } from 'svelte';
import type { About, Now, Said } from '../wire';

/** How far a chosen word has come; shown on the card or sheet itself. */
export interface Pending {
  word: string;
  state: 'sending' | 'confirmed' | 'failed';
}

/** Words a message of the catalogues: `t('title')`, `t('part-rows', { count: 3 })`. */
export type Translate = (id: string, details?: Record<string, string | number>) => string;

export interface BoardProps {
  now: Now;
  about: About;
  /** Whose eyes: the viewer's own seat; null watches. */
  seat: number | null;
  /** Seat names, by seat. Never "you". */
  names: string[];
  /** Send a word. It is final for the board: the shell asks no further question. */
  choose: (word: string) => void;
  /** What choosing a word would do; null where nothing is known about it. */
  explain: (word: string) => Said | null;
  pending: Pending | null;
  /** A small picture (lesson, rule card, replay thumbnail): no hand controls, no sound. */
  preview: boolean;
  say: (said: Said) => string;
  /** The game's catalogue first, then the page's. */
  t: Translate;
  reducedMotion: boolean;
  /** People want to confirm: the board shows the ghost first and offers one clear "do it" button
   * before it calls `choose`. Off: the tap that completes a choice sends it. */
  confirm: boolean;
}

export type Board = Component<BoardProps>;
