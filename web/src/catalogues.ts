// Where the words are: one catalogue for each topic and language, brought when it is wanted.

import type { Messages } from './pattern';

type Bring = () => Promise<Messages>;
const ofPage = import.meta.glob<Messages>('./texts/*.ftl', { import: 'default' });
const ofBoards = import.meta.glob<Messages>('./boards/texts/*.ftl', { import: 'default' });
const ofTable = import.meta.glob<Messages>('../../src/quartett/server/texts/*.ftl', { import: 'default' });
const ofGames = import.meta.glob<Messages>('../../src/quartett/games/*/texts/*.ftl', { import: 'default' });

/** `page`, `boards`, `table` or the name of a game. */
export type Topic = string;

function inside(topic: Topic, language: string): Bring | undefined {
  if (topic === 'page') return ofPage[`./texts/${language}.ftl`];
  if (topic === 'boards') return ofBoards[`./boards/texts/${language}.ftl`];
  if (topic === 'table') return ofTable[`../../src/quartett/server/texts/${language}.ftl`];
  return ofGames[`../../src/quartett/games/${topic}/texts/${language}.ftl`];
}

/** A language that lacks a catalogue borrows the English one. */
export function source(topic: Topic, language: string): Bring | undefined {
  return inside(topic, language) ?? inside(topic, 'en');
}
