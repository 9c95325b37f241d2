// A position to try things on, by the real rules: the server is asked, nothing is kept there. What
// happens is performed like at a table.

import { attempt, Refused, type Attempt, type Tried } from './api';
import { decodeEffects, type AnyEffect } from './effects';
import { triedNow } from './frame';
import { withoutChoices, type Now } from './now';
import { Player } from './player.svelte';
import type { Schema } from './schemas';

export interface Scene {
  game: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
  /** Where it begins; a fresh game when left out. */
  position?: string;
  /** Whose eyes and hands. */
  seat: number;
}

function drawn(odds: Record<string, number>): string {
  const pairs = Object.entries(odds);
  let below = Math.random() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [event, weight] of pairs) if ((below -= weight) < 0) return event;
  return pairs[0]![0];
}

export class Playground {
  /** What is shown. */
  private current = $state.raw<Now | null>(null);
  /** The effects of each step so far. */
  log = $state.raw<AnyEffect[][]>([]);
  refusal = $state.raw<Refused | null>(null);
  readonly player = new Player();
  /** What is shown; while something is performed there is nothing to choose. */
  readonly now = $derived(this.current && !this.player.settled ? withoutChoices(this.current) : this.current);

  constructor(
    readonly scene: Scene,
    private readonly schema: Schema,
    private readonly names: () => string[],
  ) {}

  /** The whole position; what is shown is only what this seat sees. */
  private whole: string | undefined;

  private ask(more: Partial<Attempt>): Promise<Tried> {
    const { game, seats, options, seat } = this.scene;
    return attempt({ game, seats, options, eyes: seat, position: this.whole, ...more });
  }

  private nowOf(tried: Tried, step: number): Now {
    return triedNow(this.schema, tried, { names: this.names(), seat: this.scene.seat, step });
  }

  async begin(): Promise<void> {
    this.player.clear();
    this.whole = this.scene.position;
    this.log = [];
    this.refusal = null;
    const all = await this.ask({ eyes: 'all' });
    this.whole = all.text;
    this.current = this.nowOf(await this.ask({}), 0);
  }

  /** Plays a word for this seat. `others` says what the others choose, `events` what chance does;
   * where they are silent, anything allowed happens. Goes on until this seat acts again. */
  async play(word: string, others: Record<number, string> = {}, events: string[] = []): Promise<boolean> {
    if (!this.current || !this.player.settled) return false;
    let all = await this.ask({ eyes: 'all' });
    const moves: Record<string, string> = {};
    for (const seat of all.acting)
      moves[seat] = seat === this.scene.seat ? word : (others[seat] ?? all.choices[seat]!.words[0]!);
    try {
      all = await this.advance({ moves });
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 400) throw error;
      this.refusal = error;
      return false;
    }
    this.refusal = null;
    const queue = [...events];
    for (let guard = 0; guard < 12 && !all.outcome; guard++) {
      if (Object.keys(all.odds).length) all = await this.advance({ event: queue.shift() ?? drawn(all.odds) });
      else if (!all.acting.includes(this.scene.seat) && queue.length)
        all = await this.advance({ moves: { [all.acting[0]!]: queue.shift()! } });
      else break;
    }
    return true;
  }

  /** Makes one step and performs it; gives the whole position after it. */
  private async advance(change: Partial<Attempt>): Promise<Tried> {
    const seen = await this.ask(change);
    const all = await this.ask({ ...change, eyes: 'all' });
    this.whole = all.text;
    const after = await this.ask({});
    const effects = decodeEffects(this.schema, seen.effects);
    const before = this.current!;
    const now = this.nowOf(after, before.step + 1);
    const scene = { step: now.step, before: before.view!, after: now.view!, effects, by: null, seat: this.scene.seat };
    await this.player.play(scene, () => {
      this.current = now;
      this.log = [...this.log, effects];
    });
    return all;
  }
}
