// How people and bots are called.

import { find } from './translate.svelte';
import type { SeatPicture } from '../engine/wire';

/** A bot's name is its level in the reader's language, numbered when there are several. */
export function nameOf(seat: SeatPicture): string {
  if (seat.kind !== 'bot' || !seat.level) return seat.name;
  const level = find('page', `level-${seat.level}`);
  if (!level) return seat.name;
  const number = /\s(\d+)$/.exec(seat.name);
  return number ? `${level} ${number[1]}` : level;
}
