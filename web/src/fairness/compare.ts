// Compares a receipt with what this device saw itself, as witness.py does.

import type { Receipt } from './shape';
import type { Witness } from './witness';

/** Whether this device's own number counts; or the first thing that it saw differently. */
export type Seen = { own: 'counts' | 'missing'; moves: number } | { differs: string };

export function compare(receipt: Receipt, witness: Witness): Seen {
  const { people, redraws, story } = receipt;
  const mine = people.find(({ seat }) => seat === witness.seat);
  if (witness.table !== receipt.table) return { differs: receipt.table };
  if (witness.commitment !== receipt.commitment) return { differs: 'commitment' };
  // Without an answer the device cannot know whether its number has arrived.
  const draws = witness.draws.filter(({ opened, nonce }) => opened || nonce === mine?.nonce);
  const told = (redraws ?? []).filter(({ table }) => table === receipt.table).map(({ round }) => round);
  if (redraws && draws.slice(0, -1).some(({ round }) => !told.includes(round))) return { differs: 'redraws' };
  const last = draws.at(-1);
  if (last) {
    if (last.commitment !== mine?.commitment || last.nonce !== mine.nonce) return { differs: 'nonce' };
    const counted = people.filter(({ nonce }) => nonce !== null);
    if (counted.length !== last.others.filter(Boolean).length) return { differs: 'people' };
    if (counted.some(({ seat, commitment }) => last.others[seat] !== commitment)) return { differs: 'people' };
  } else if (mine?.nonce) return { differs: 'nonce' };
  const made: string[] = [];
  const sealed = new Set<string>();
  let steps = 0;
  for (const line of story) {
    if ('undo' in line) {
      steps = line.undo;
      continue;
    }
    for (const { seat, word, hash } of 'moves' in line ? line.moves : []) {
      if (seat === witness.seat) made.push(`${steps} ${word}`);
      sealed.add(`${steps} ${seat} ${hash}`);
    }
    steps++;
  }
  let at = 0;
  for (const { step, word } of witness.moves) {
    at = made.indexOf(`${step} ${word}`, at) + 1;
    if (!at) return { differs: `${step + 1}: ${word}` };
  }
  const strange = witness.seals.find(({ step, seat, hash }) => !sealed.has(`${step} ${seat} ${hash}`));
  if (strange) return { differs: `${strange.step + 1}: ${strange.hash.slice(0, 16)}` };
  if (witness.steps !== null && witness.steps !== steps) return { differs: String(steps) };
  if (witness.result !== null && witness.result !== receipt.result) return { differs: receipt.result };
  return { own: last ? 'counts' : 'missing', moves: witness.moves.length };
}
