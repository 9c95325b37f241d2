// The texts of a game that the build did not know: the server has its catalogues.

import { json, Refused } from '../engine/api';
import type { GameTexts } from '../engine/http';
import { compile } from '../texts/compile';
import type { Messages } from '../texts/pattern';

/** A message that cannot be compiled is said in English, or not at all; whoever wrote it reads why. */
const tell = (fault: unknown) => console.warn(fault instanceof Error ? fault.message : fault);

/** Brings a game's texts; each message that the language lacks is the English one. */
export async function textsOf(game: string, language: string): Promise<Messages> {
  try {
    const { english, translated } = await json<GameTexts>(`/api/games/${encodeURIComponent(game)}/texts/${language}`);
    return {
      ...compile(english, `${game}/texts/en.ftl`, tell),
      ...compile(translated, `${game}/texts/${language}.ftl`, tell),
    };
  } catch (problem) {
    if (problem instanceof Refused) return {}; // there is no such game any more
    throw problem;
  }
}

/** The same with the texts of its board, which the build knew. */
export async function withTexts(
  game: string,
  language: string,
  board: { default: Messages },
): Promise<{ default: Messages }> {
  return { default: { ...(await textsOf(game, language)), ...board.default } };
}
