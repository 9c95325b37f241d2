// Where the words are: one file for each topic and language, brought when it is wanted. The build puts it
// together from the catalogues of the page, the table, the rules and the boards; see web/catalogues.ts.

import catalogues from 'virtual:catalogues';
import type { Messages } from './pattern';

/** `page` (with the table's texts) or the name of a game. */
export type Topic = string;

/** Brings the texts of a topic; a language that has none borrows the English ones. The server has the texts
 * of a game that the build did not know. */
export async function bring(topic: Topic, language: string): Promise<Messages> {
  const found = catalogues[`${topic}/${language}`] ?? catalogues[`${topic}/en`];
  return found ? (await found()).default : (await import('../generic/texts')).textsOf(topic, language);
}
