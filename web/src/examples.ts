// What each rule can be tried on.

import type { Scene } from './playground.svelte';

export function exampleOf(game: string, _rule: string): Scene {
  return { game, seats: 2, seat: 0 };
}
