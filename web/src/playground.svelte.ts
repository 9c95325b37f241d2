// A position to try things on, by the real rules: the server is asked, nothing is kept there.

import { attempt, Refused, type Attempt, type Tried } from './api';
import type { LogLine } from './wire';

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
  now = $state.raw<Tried | null>(null);
  log = $state.raw<LogLine[]>([]);
  step = $state(0);
  refusal = $state.raw<Refused | null>(null);

  constructor(readonly scene: Scene) {}

  private ask(more: Partial<Attempt>): Promise<Tried> {
    const { game, seats, options, seat } = this.scene;
    return attempt({ game, seats, options, eyes: seat, position: this.whole, ...more });
  }

  /** The whole position; what is shown is only what this seat sees. */
  private whole: string | undefined;

  async begin(): Promise<void> {
    this.whole = this.scene.position;
    this.log = [];
    this.step = 0;
    this.refusal = null;
    await this.show(await this.ask({ eyes: 'all' }));
  }

  private async show(all: Tried): Promise<void> {
    this.whole = all.text;
    this.now = await this.ask({});
  }

  /** Plays a word for this seat. `others` says what the others choose, `events` what chance does;
   * where they are silent, anything allowed happens. Goes on until this seat acts again. */
  async play(word: string, others: Record<number, string> = {}, events: string[] = []): Promise<boolean> {
    const all = this.now;
    if (!all) return false;
    const moves: Record<string, string> = {};
    const everybody = await this.ask({ eyes: 'all' });
    for (const seat of everybody.acting)
      moves[seat] = seat === this.scene.seat ? word : (others[seat] ?? everybody.choices[seat]![0]!.word);
    try {
      await this.advance(await this.made({ moves }));
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 400) throw error;
      this.refusal = error;
      return false;
    }
    this.refusal = null;
    const queue = [...events];
    for (let guard = 0; guard < 12 && this.now && !this.now.outcome; guard++) {
      const next: Tried = await this.ask({ eyes: 'all' });
      if (Object.keys(next.odds).length) {
        await this.advance(await this.made({ event: queue.shift() ?? drawn(next.odds) }));
      } else if (!next.acting.includes(this.scene.seat) && queue.length) {
        const [seat] = next.acting;
        await this.advance(await this.made({ moves: { [seat!]: queue.shift()! } }));
      } else break;
    }
    return true;
  }

  private async made(change: Partial<Attempt>): Promise<[Tried, LogLine[]]> {
    const seen = await this.ask(change);
    const all = await this.ask({ ...change, eyes: 'all' });
    return [all, seen.log];
  }

  private async advance([all, lines]: [Tried, LogLine[]]): Promise<void> {
    this.log = [...this.log, ...lines];
    this.step++;
    await this.show(all);
  }
}
