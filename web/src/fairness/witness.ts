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

type Seen = Pick<Now, 'phase' | 'step' | 'fairness' | 'sealed_hashes' | 'chosen' | 'outcome' | 'seats'>;
type Wanted = { type: 'commit-nonce'; commitment: string } | { type: 'open-nonce'; nonce: string };

/** So many games are remembered. */
const MOST = 60;
const LIST = 'quartett-witnesses';
const placeOf = (table: string, seat: number) => `quartett-witness/${table}/${seat}`;

/** What this device saw at a seat; null: nothing. */
export function readWitness(table: string, seat: number): Witness | null {
  const text = localStorage.getItem(placeOf(table, seat));
  return text ? (JSON.parse(text) as Witness) : null;
}

/** Makes room for another game: the oldest one is forgotten. */
function remember(place: string): void {
  const places = (localStorage.getItem(LIST) ?? '').split('\n').filter((one) => one && one !== place);
  for (const old of places.splice(0, places.length - MOST + 1)) {
    localStorage.removeItem(old);
    const numbers = old.replace('quartett-witness/', 'quartett-nonce/');
    for (let round = 0; round < 9; round++) localStorage.removeItem(`${numbers}/${round}`);
  }
  localStorage.setItem(LIST, [...places, place].join('\n'));
}

/** Watches one seat's game, contributes its number, and keeps what it saw. */
export class Watch {
  #saw: Witness | null = null;
  #last: { version: number; now: Seen } | null = null;
  /** Own choices that were accepted, by the version of the table that has them. */
  readonly #chosen = new Map<number, { step: number; word: string }>();
  /** The step that was made in a version. */
  readonly #made = new Map<number, number>();
  #sent = '';
  #kept = '';

  /** A new connection has a new memory: what was sent may be asked again. */
  forget(): void {
    this.#sent = '';
  }

  /** The table as it is now; `back`: it went back. */
  see(table: string, seat: number | null, version: number, now: Seen, back = false): void {
    if (seat === null || now.seats[seat]?.kind !== 'person') return;
    const saw = (this.#saw ??= readWitness(table, seat) ?? this.#begin(table, seat, now));
    const before = this.#last;
    this.#last = { version, now };
    const draw = saw.draws.at(-1);
    if (draw && now.fairness.nonces[seat] === draw.nonce) draw.opened = true;
    // Only between neighbouring versions is it sure that no choice was changed unseen.
    if (before && version === before.version + 1 && !back && now.step > before.now.step)
      this.#step(saw, before.now, version);
    if (now.phase === 'over' && now.outcome) {
      const { ending, scores, winners } = now.outcome;
      saw.steps = now.step;
      saw.result = `${ending} scores=${scores.join('/')} winners=${winners.join(',')}`;
    }
    this.#keep();
  }

  /** The table has accepted a choice, in this version. */
  chose(step: number, word: string, version: number): void {
    this.#chosen.set(version, { step, word });
    this.#settle(version);
  }

  /** What fair/1 wants from this device now: to commit to its number, or to open it. */
  async wants(table: string, seat: number | null, now: Seen): Promise<Wanted | null> {
    const saw = this.#saw;
    if (seat === null || !saw || now.phase !== 'waiting') return null;
    const { commitment: promise, commitments, nonces, opening, again = 0 } = now.fairness;
    if (promise !== saw.commitment) return null; // another promise than at first: no number for that
    const mayOpen = opening && commitments[seat] != null && nonces[seat] == null;
    const step = mayOpen ? 'open' : commitments[seat] == null && !opening ? 'commit' : '';
    const wish = `${step} ${again}`;
    if (!step || wish === this.#sent) return null;
    this.#sent = wish;
    const { nonce, commitment } = await nonceFor(table, seat, again);
    if (step === 'commit') return { type: 'commit-nonce', commitment };
    if (commitments[seat] !== commitment) return null;
    if (saw.draws.at(-1)?.nonce !== nonce)
      saw.draws.push({ round: again, commitment, nonce, others: commitments, opened: false });
    this.#keep();
    return { type: 'open-nonce', nonce };
  }

  #begin(table: string, seat: number, now: Seen): Witness {
    remember(placeOf(table, seat));
    return {
      witness: 'fair/1 witness',
      table,
      seat,
      commitment: now.fairness.commitment,
      draws: [],
      moves: [],
      seals: [],
      steps: null,
      result: null,
    };
  }

  #step(saw: Witness, { step, chosen, sealed_hashes }: Seen, version: number): void {
    for (const [seat, hash] of sealed_hashes.entries()) if (hash) saw.seals.push({ step, seat, hash });
    if (chosen !== null) saw.moves.push({ step, word: chosen });
    else {
      this.#made.set(version, step);
      this.#settle(version);
    }
  }

  /** A choice that made a step at once: its answer and the step come in any order. */
  #settle(version: number): void {
    const choice = this.#chosen.get(version);
    if (!this.#saw || !choice || this.#made.get(version) !== choice.step) return;
    this.#chosen.clear();
    this.#made.clear();
    this.#saw.moves.push(choice);
    this.#keep();
  }

  #keep(): void {
    const saw = this.#saw!;
    const text = JSON.stringify(saw);
    if (text === this.#kept) return;
    this.#kept = text;
    try {
      localStorage.setItem(placeOf(saw.table, saw.seat), text);
    } catch {
      // No room: the game goes on, and the receipt is compared with what was kept before.
    }
  }
}
