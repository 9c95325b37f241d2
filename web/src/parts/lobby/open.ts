// Opening tables from the home screen.

import { open, type GameAbout } from '../../engine/api';
import { hasten } from '../../shell/preconnect';
import { rememberSeats } from '../../shell/hotseat';
import { usualLevel, usualSeats } from './lobby';
import { go } from '../../shell/route.svelte';
import { settings } from '../../shell/settings.svelte';

export type Seating = 'bots' | 'friends' | 'here';

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
