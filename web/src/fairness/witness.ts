// What this device sees of a game that a receipt can be compared with later: the table's promise, its
// own number, everybody's promises when it opened that number, its moves, and the seals of others.

import type { Now } from '../engine/now';
import { nonceFor } from './fair';

export interface Witness {
  witness: 'fair/1 witness';
  table: string;
  seat: number;
  commitment: string;
  /** This device's numbers; `others`: all commitments by seat when it opened the number. */
  draws: { round: number; commitment: string; nonce: string; others: (string | null)[]; opened: boolean }[];
  moves: { step: number; word: string }[];
  seals: { step: number; seat: number; hash: string }[];
  /** How the game ended, once that was seen. */
  steps: number | null;
  result: string | null;
}

type Seen = Pick<Now, 'phase' | 'step' | 'fairness' | 'sealed_hashes' | 'chosen' | 'seats'>;
type Wanted = { type: 'commit-nonce'; commitment: string } | { type: 'open-nonce'; nonce: string };

export const placeOf = (table: string, seat: number) => `quartett-witness/${table}/${seat}`;

/** What this device saw at a seat; null: nothing. */
export function readWitness(table: string, seat: number): Witness | null {
  return JSON.parse(localStorage.getItem(placeOf(table, seat)) ?? 'null') as Witness | null;
}

const begin = (table: string, seat: number, { fairness: { commitment } }: Seen): Witness => ({
  witness: 'fair/1 witness',
  table,
  seat,
  commitment,
  draws: [],
  moves: [],
  seals: [],
  steps: null,
  result: null,
});

/** Watches one seat's game, contributes its number, and keeps what it saw. */
export class Watch {
  #saw: Witness | null = null;
  #last: { version: number; now: Seen } | null = null;
  /** The own choice that was accepted last, unless it was seen sealed. */
  #mine: { step: number; word: string } | null = null;
  /** The step that was made last without a choice that was seen sealed. */
  #made = -1;
  #sent = '';

  /** A new connection has a new memory: what was sent may be asked again. */
  forget(): void {
    this.#sent = '';
  }

  /** The table as it is now; `back`: it went back. */
  see(table: string, seat: number | null, version: number, now: Seen, back = false): void {
    if (seat === null || now.seats[seat]?.kind !== 'person') return;
    const saw = (this.#saw ??= readWitness(table, seat) ?? begin(table, seat, now));
    const before = this.#last;
    this.#last = { version, now };
    const draw = saw.draws.at(-1);
    if (draw && now.fairness.nonces[seat] === draw.nonce) draw.opened = true;
    if (back || now.chosen !== null) this.chose();
    // Only between neighbouring versions is it sure that no choice was changed unseen.
    if (before && version === before.version + 1 && !back && now.step > before.now.step) {
      const { step, chosen, sealed_hashes } = before.now;
      sealed_hashes.forEach((hash, seat) => hash && saw.seals.push({ step, seat, hash }));
      if (chosen === null) this.#made = step;
      else saw.moves.push({ step, word: chosen });
    }
    this.#keep();
  }

  /** The table has accepted this choice; none: the last one was taken back. */
  chose(mine: { step: number; word: string } | null = null): void {
    this.#mine = mine;
    if (mine) this.#keep();
    else this.#made = -1;
  }

  /** What fair/1 wants from this device now: to commit to its number, or to open it. */
  async wants(table: string, seat: number | null, now: Seen): Promise<Wanted | null> {
    const saw = this.#saw;
    if (seat === null || !saw || now.phase !== 'waiting') return null;
    const { commitment: promise, commitments, nonces, opening, again = 0 } = now.fairness;
    if (promise !== saw.commitment) return null; // another promise than at first: no number for that
    const wish = `${opening} ${again}`;
    if (wish === this.#sent || (opening ? commitments[seat] == null || nonces[seat] : commitments[seat])) return null;
    this.#sent = wish;
    const { nonce, commitment } = await nonceFor(table, seat, again);
    if (!opening) return { type: 'commit-nonce', commitment };
    if (commitments[seat] !== commitment) return null;
    if (saw.draws.at(-1)?.nonce !== nonce)
      saw.draws.push({ round: again, commitment, nonce, others: commitments, opened: false });
    this.#keep();
    return { type: 'open-nonce', nonce };
  }

  #keep(): void {
    const saw = this.#saw!;
    // A choice that made a step at once: its answer and the step come in any order.
    if (this.#mine?.step === this.#made) {
      saw.moves.push(this.#mine);
      this.chose();
    }
    try {
      localStorage.setItem(placeOf(saw.table, saw.seat), JSON.stringify(saw));
    } catch {
      // No room: the game goes on, and the receipt is compared with what was kept before.
    }
  }
}
