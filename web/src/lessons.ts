// The lessons: scenes, and what is to be done in each. What is allowed and what it does, the rules
// say themselves; what is said stands in the catalogue as `lesson-<game>-<n>` and `...-done`.

import { detail, type AnyEffect } from './effects';

export interface Task {
  scene: string;
  /** A word that goes on: by its text and by its effects. */
  wanted: (word: string, effects: AnyEffect[]) => boolean;
  /** What the others choose at the same time. */
  others?: Record<number, string>;
  /** What happens next, in order: draws, throws, others' words. */
  then?: string[];
}

const word = (pattern: RegExp) => (said: string) => pattern.test(said);
const TWOS = ['dots 2', 'dots 2', 'dots 2', 'dots 2', 'dots 2'];

const LESSONS: Record<string, Task[]> = {
  nox: [
    { scene: 'begin', wanted: word(/>0$/) },
    { scene: 'change', wanted: word(/^14>0:5$/) },
    { scene: 'merge', wanted: word(/^14>0:/) },
    { scene: 'colours', wanted: word(/^15>0$/) },
    { scene: 'others', wanted: word(/^(2>1:14|1>1:15|3>1:13)$/) },
    { scene: 'six', wanted: word(/>0$/) },
  ],
  nmbrs: [
    { scene: 'lay', wanted: word(/^lay 10-20-30$/) },
    { scene: 'double', wanted: word(/^lay 10-15-20$/) },
    { scene: 'grow', wanted: word(/^grow /) },
    { scene: 'cross', wanted: word(/^cross /) },
    { scene: 'joker', wanted: word(/^joker-red as 20$/) },
    { scene: 'discard', wanted: word(/^discard /) },
  ],
  bloxx: [
    { scene: 'first', wanted: () => true },
    { scene: 'taken', wanted: word(/^B /) },
    { scene: 'second', wanted: (_, effects) => effects.some((effect) => effect.kind === 'circled' && detail(effect, 'number')) },
    { scene: 'gap', wanted: (_, effects) => !effects.some((effect) => effect.kind === 'left-gaps' && detail(effect, 'count')) },
    { scene: 'row', wanted: (_, effects) => effects.some(({ kind }) => kind === 'row-filled') },
  ],
  zoinx: [
    { scene: 'bet', wanted: () => true, others: { 1: 'bet zoinx' }, then: TWOS },
    { scene: 'reached', wanted: word(/^roll$/), then: ['dots 1'] },
    { scene: 'beyond', wanted: word(/^stop$/) },
    { scene: 'bet on another', wanted: () => true, others: { 1: 'bet 6' }, then: ['dots 2', 'dots 0'] },
    { scene: 'late', wanted: word(/^bet (4|6|8|10)$/), others: { 1: 'bet 2' }, then: TWOS },
  ],
};

export function lessonOf(game: string): Task[] {
  return LESSONS[game] ?? [];
}
