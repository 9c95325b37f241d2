// Words in the reader's language, from the catalogues of the page, of the table and of the games.
// A catalogue is brought when its language is first wanted; switching language rewords everything.

import type { Translate } from '../board/board';
import { bring, type Topic } from './catalogues';
import { codeOf, type Language } from '../shell/preferences';
import { Writer, type Details } from './pattern';
import { settings } from '../shell/settings.svelte';
import type { Key } from './keys';
import type { Message } from '../engine/wire';

let writers = $state.raw<Record<string, Writer>>({});
const shown = $state<{ language: Language }>({ language: settings.language });

const ACCENTS: Record<string, string> = { a: 'á', e: 'ë', i: 'î', o: 'ö', u: 'ù', n: 'ñ', s: 'š', A: 'Å', E: 'É' };
const pseudo = (text: string) =>
  `${text.replace(/[aeiounsAE]/g, (letter) => ACCENTS[letter] ?? letter)}${text.length > 3 ? '·'.repeat(Math.ceil(text.length * 0.3)) : ''}`;

async function load(topic: Topic, language: Language): Promise<void> {
  const name = `${topic}/${language}`;
  if (writers[name]) return;
  const code = codeOf(language);
  const messages = await bring(topic, code);
  writers = { ...writers, [name]: new Writer(code, messages, language === 'pseudo' ? pseudo : undefined) };
}

const wanted = new Set<Topic>(['page']);

/** Brings these catalogues in the chosen language; everything is reworded once they are here. */
export async function want(...topics: Topic[]): Promise<void> {
  for (const topic of topics) wanted.add(topic);
  const language = settings.language;
  await Promise.all([...wanted].map((topic) => load(topic, language)));
  if (settings.language === language) shown.language = language;
}

function word(topics: Topic[], id: string, details?: Details): string | null {
  for (const topic of topics) {
    const text = writers[`${topic}/${shown.language}`]?.text(id, details) ?? null;
    if (text !== null) return text;
  }
  return null;
}

/** A text of the page itself. */
export function t(id: Key, details?: Details): string {
  return word(['page'], id, details) ?? id;
}

/** A text of a game, or of the page where the game has none; null when neither has. */
export function find(game: string, id: string, details?: Details): string | null {
  return word([game, 'page'], id, details);
}

/** Whether a game has a lesson: then its texts begin with the first task's. */
export const hasLesson = (game: string) => find(game, `lesson-${game}-1`) !== null;

export function of(game: string): Translate {
  return (id, details) => find(game, id, details) ?? id;
}

/** Words a `Message`: details that name a seat (`who_seat`) get the player's name (`who`). */
export function speaker(game: string, names: string[]): (said: Message) => string {
  return (said) => {
    const details: Details = { ...said.details };
    for (const [name, value] of Object.entries(details))
      if (name.endsWith('_seat')) details[name.slice(0, -5)] = names[Number(value)] ?? String(value);
    return find(game, said.id, details) ?? said.id;
  };
}

/** Read by whoever keeps texts: they are worded anew when a catalogue or another language arrives. */
export function edition(): unknown {
  return [writers, shown.language];
}

/** A number as the reader's language writes it, with two decimals at most: shares of a win. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(shownLanguage(), { maximumFractionDigits: 2 }).format(number);
}

export function shownLanguage(): string {
  return codeOf(shown.language);
}
