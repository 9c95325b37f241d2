// What this device saw of a game that is over.

import type { Outcome } from '../engine/wire';
import { placeOf, readWitness, type Witness } from './witness';

/** The number of finished games that are remembered. */
const MOST = 60;
const LIST = 'quartett-witnesses';

/** Adds the end of the game to what this device saw, and forgets the oldest game. */
export function witnessOfEnd(table: string, seat: number, steps: number, outcome: Outcome): Witness | null {
  const saw = readWitness(table, seat);
  if (!saw) return null;
  const place = placeOf(table, seat);
  const { ending, scores, winners } = outcome;
  const whole = { ...saw, steps, result: `${ending} scores=${scores.join('/')} winners=${winners.join(',')}` };
  const places = (localStorage.getItem(LIST) ?? '').split('\n').filter((one) => one && one !== place);
  for (const old of places.splice(0, places.length - MOST + 1)) {
    localStorage.removeItem(old);
    localStorage.removeItem(`${old.replace('witness', 'nonce')}/0`);
  }
  localStorage.setItem(LIST, [...places, place].join('\n'));
  return whole;
}
