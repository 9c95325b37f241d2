// What a table needs of a game that has no folder in games/: its schema, which the server has, and a board
// that shows whatever the schema describes.

import { dress } from '../art/plain';
import type { Board } from '../board/board';
import { json } from '../engine/api';
import type { Schema } from '../engine/http';
import GenericBoard from './GenericBoard.svelte';
import { know } from './known';

/** Brings the schema of a game, and the board for it. */
export async function bring(game: string): Promise<{ Board: Board; SCHEMA: Schema }> {
  const SCHEMA = await json<Schema>(`/api/games/${encodeURIComponent(game)}/schema`);
  know(SCHEMA);
  dress(game);
  return { Board: GenericBoard, SCHEMA };
}
