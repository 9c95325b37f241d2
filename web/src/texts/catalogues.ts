// Where the words are: one catalogue for each topic and language, brought when it is wanted.

import type { Messages } from './pattern';

type Bring = () => Promise<Messages>;
type Found = Record<string, Bring>;
const ofPage: Found = import.meta.glob<Messages>('./*.ftl', { import: 'default' });
const ofTable: Found = import.meta.glob<Messages>('../../../src/quartett/server/**/texts/*.ftl', { import: 'default' });
const ofRules: Found = import.meta.glob<Messages>('../../../src/quartett/games/*/texts/*.ftl', { import: 'default' });
const ofBoards: Found = import.meta.glob<Messages>('../games/*/texts/*.ftl', { import: 'default' });

/** `page`, `table` or the name of a game. */
export type Topic = string;

/** The catalogue whose path ends like this; a language that lacks it borrows the English one. */
function ending(all: Found, end: (language: string) => string, language: string): Bring | undefined {
  const path = (wanted: string) => Object.keys(all).find((one) => one.endsWith(end(wanted)));
  return all[path(language) ?? path('en') ?? ''];
}

/** What brings a topic's texts. A game has two catalogues: its rules' and its board's. */
export function source(topic: Topic, language: string): Bring {
  const parts =
    topic === 'page'
      ? [ending(ofPage, (wanted) => `/${wanted}.ftl`, language)]
      : topic === 'table'
        ? [ending(ofTable, (wanted) => `/texts/${wanted}.ftl`, language)]
        : [ofRules, ofBoards].map((all) => ending(all, (wanted) => `/games/${topic}/texts/${wanted}.ftl`, language));
  return async () => Object.assign({}, ...(await Promise.all(parts.map((bring) => bring?.() ?? {})))) as Messages;
}
