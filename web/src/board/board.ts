// What a board gets and gives back. A board is `boards/<game>.svelte`: the picture of `now`, a
// button for every word in `now.choices`, and `choose(word)`. It knows no rules. It exports
// `perform(scene, stage)`, which plays the effects of one step.

import type { Component } from 'svelte';
import type { AnyEffect, AnyView } from '../engine/effects';
import type { Now } from '../engine/now';
import type { Perform } from '../engine/player.svelte';
import type { About, Message } from '../engine/wire';

export type { Now } from '../engine/now';
export type { Scene, Stage } from '../engine/stage';

/** How far a chosen word has come; shown on the card or sheet itself. */
export interface Pending {
  word: string;
  state: 'sending' | 'confirmed' | 'failed';
}

/** A seat on the card at the end of a round. */
export interface RoundRow {
  seat: number;
  name: string;
  /** What the round brought. */
  brought: number;
  /** The new score. */
  total: number;
  /** A few words below the name. */
  note?: string;
}

/** Words a message of the catalogues: `t('title')`, `t('part-rows', { count: 3 })`. */
export type Translate = (id: string, details?: Record<string, string | number>) => string;

export interface BoardProps<View = AnyView, Effect extends AnyEffect = AnyEffect> {
  now: Now<View>;
  about: About;
  /** Whose eyes: the viewer's own seat; null watches. */
  seat: number | null;
  /** The seat that is spoken to as "you"; null where several people share the device, in a replay
   * through all eyes, and for whoever watches. Then sentences use names. */
  you: number | null;
  /** Seat names, by seat. Never "you". */
  names: string[];
  /** Sends a word. It is final for the board: the shell asks no further question. */
  choose: (word: string) => void;
  /** The dice lie in the viewer's hand: show one big button that throws them. */
  toThrow: boolean;
  throwDice: () => void;
  /** What choosing a word would do, in words; empty where nothing is known about it. */
  explain: (word: string) => string;
  /** What choosing a word would do; nothing where nothing is known about it. */
  effectsOf: (word: string) => Effect[];
  pending: Pending | null;
  /** A step is being performed: there is nothing to choose until it is over. */
  busy: boolean;
  /** A small picture (lesson, rule card, replay thumbnail): no hand controls, no sound. */
  preview: boolean;
  say: (said: Message) => string;
  /** The game's catalogue first, then the page's. */
  t: Translate;
  reducedMotion: boolean;
  /** People want to confirm: the board shows the ghost first and offers one clear "do it" button
   * before it calls `choose`. Off: the tap that completes a choice sends it. */
  confirm: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every board has its own types
export type Board = Component<BoardProps<any, any>, { perform?: Perform }>;
