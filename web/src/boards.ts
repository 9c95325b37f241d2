// The board of a game, brought when it is first played.

import type { Board } from './boards/board';

const found = import.meta.glob<{ default: Board }>('./boards/[a-z]*.svelte');

export async function boardOf(game: string): Promise<Board> {
  const bring = found[`./boards/${game}.svelte`];
  if (!bring) throw new Error(`expected a board for ${game}; there is none`);
  return (await bring()).default;
}
