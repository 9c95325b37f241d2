// How people and bots are called.

import { find } from './translate.svelte';
import type { SeatPicture } from '../engine/wire';

/** A bot's name is its level in the reader's language, numbered when there are several. */
export function called(name: string, level: string | null | undefined): string {
  const translated = level ? find('page', `level-${level}`) : null;
  if (!translated) return name;
  const number = /\s(\d+)$/.exec(name);
  return number ? `${translated} ${number[1]}` : translated;
}

export const nameOf = (seat: SeatPicture): string => called(seat.name, seat.kind === 'bot' ? seat.level : null);

/** Who plays at a table of a list; `levels`: those of the bots, by seat. */
export const listed = ({ names, levels = [] }: { names: string[]; levels?: string[] }): string =>
  names
    .map((name, seat) => called(name, levels[seat]))
    .filter(Boolean)
    .join(', ');
