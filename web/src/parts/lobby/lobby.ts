// What a table may be set to before the game.

import type { GameAbout, OptionAbout } from '../../engine/api';
import type { Key } from '../../texts/keys';
import type { Details } from '../../texts/pattern';

/** Numbers of seats a game can be played with. */
export function seatCounts({ seats: [low, high] }: GameAbout): number[] {
  return Array.from({ length: high - low + 1 }, (_, n) => low + n);
}

/** The number of seats unless somebody chooses another. */
export function usualSeats({ seats: [low, high] }: GameAbout): number {
  return Math.min(high, Math.max(low, 3));
}

/** The second gentlest bots: a fair fight for somebody's first game. */
export function usualLevel({ levels }: GameAbout): string {
  return levels[Math.min(1, levels.length - 1)]!;
}

/** The ways to find out who begins. */
export const WAYS_TO_BEGIN = ['chosen', 'lot', 'youngest', 'gamer'] as const;

/** Options that people choose by a tap; own components and who begins have places of their own. */
export function shownOptions({ options }: GameAbout): OptionAbout[] {
  return options.filter(({ kind, name }) => kind !== 'component' && name !== 'start');
}

/** Components that a table may bring as a file: a deck, a sheet, dice. */
export function components({ options }: GameAbout): OptionAbout[] {
  return options.filter(({ kind }) => kind === 'component');
}

/** The next lower and higher value of a number; null where there is none. Large ones go by tens. */
export function neighbours(value: number, { low, high }: Pick<OptionAbout, 'low' | 'high'>): (number | null)[] {
  const tens = (high ?? 0) > 60;
  const less = value - (tens && value > 10 ? 10 : 1);
  const more = value + (tens && value >= 10 ? 10 : 1);
  return [less < (low ?? 0) ? null : less, more > (high ?? 0) ? null : more];
}

/** Seconds for each move that can be chosen; 0: no clock. */
export const CLOCKS = [0, 30, 60, 180, 86400];

/** A clock in words. */
export function clockWords(seconds: number): [id: Key, details?: Details] {
  if (!seconds) return ['no-clock'];
  if (seconds >= 3600) return ['hours', { hours: seconds / 3600 }];
  return seconds >= 60 ? ['minutes', { minutes: seconds / 60 }] : ['seconds', { seconds }];
}
