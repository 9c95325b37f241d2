// Opening tables from the home screen.

import { open, type GameAbout } from '../engine/api';
import { hasten } from './preconnect';
import { rememberSeats } from './hotseat';
import { go } from './route.svelte';
import { settings } from './settings.svelte';

export type Seating = 'bots' | 'friends' | 'here';

/** So many sit down unless somebody says otherwise. */
export function usualSeats(game: GameAbout): number {
  return Math.min(game.seats[1], Math.max(game.seats[0], 3));
}

/** The second gentlest bots: a fair fight for somebody's first game. */
export function usualLevel(game: GameAbout): string {
  return game.levels[Math.min(1, game.levels.length - 1)]!;
}

/** Opens a table and goes there: against bots it begins at once, with friends it waits for them. */
export async function openTable(
  game: GameAbout,
  seating: Seating,
  seats = usualSeats(game),
  level = usualLevel(game),
  names: string[] = [],
): Promise<void> {
  const others = { bots: level, friends: 'open', here: 'me' }[seating];
  hasten(game.name);
  const name = settings.name.trim() || 'Robin';
  const { table } = await open({
    game: game.name,
    seats,
    options: {},
    manners: { throws: true },
    name,
    names: seating === 'here' ? names : null,
    seating: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : others)),
    begin: seating !== 'friends',
  });
  if (seating === 'here') rememberSeats(table, [...names.keys()]);
  go(`/t/${table}`);
}
