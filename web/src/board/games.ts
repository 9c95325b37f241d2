// What a game needs at a table, brought when it is first played.

import type { Board } from './board';
import type { Schema } from '../engine/schemas';

interface Game {
  Board: Board;
  SCHEMA: Schema;
}

const found = import.meta.glob<Game>('../games/*/index.ts');
const brought = new Map<string, Promise<Game>>();

/** Brings a game, or the generic board where it has none of its own; asked again only if it could not be
 * brought. */
function bring(name: string): Promise<Game> {
  let game = brought.get(name);
  if (!game) {
    game = found[`../games/${name}/index.ts`]?.() ?? import('../generic').then((generic) => generic.bring(name));
    brought.set(name, game);
    game.catch(() => brought.delete(name));
  }
  return game;
}

export const boardOf = async (game: string): Promise<Board> => (await bring(game)).Board;
export const schemaOf = async (game: string): Promise<Schema> => (await bring(game)).SCHEMA;
