// The board of a game, brought when it is first played.

import type { Board } from './boards/board';

const found = import.meta.glob<{ default: Board }>('./boards/[a-z]*.svelte');
const brought = new Map<string, Promise<Board>>();

/** Brings a game's board; the same promise every time, so that a board on screen stays the same. */
export function boardOf(game: string): Promise<Board> {
  let board = brought.get(game);
  if (!board) {
    const bring = found[`./boards/${game}.svelte`];
    if (!bring) return Promise.reject(new Error(`expected a board for ${game}; there is none`));
    board = bring().then((module) => module.default);
    brought.set(game, board);
    board.catch(() => brought.delete(game));
  }
  return board;
}
