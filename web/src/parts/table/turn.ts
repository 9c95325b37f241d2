// Whose turn it is, in words and by seat.

import { seatOf } from '../../engine/player.svelte';
import type { Now } from '../../engine/now';
import type { Scene } from '../../engine/stage';
import type { Key } from '../../texts/keys';
import type { Details } from '../../texts/pattern';

export interface Moment {
  now: Now;
  /** The viewer's own seat; null watches. */
  seat: number | null;
  /** The seat that is spoken to as "you". */
  you: number | null;
  names: string[];
  /** What is being performed. */
  scene: Scene | null;
  /** Something waits to be read. */
  reading: boolean;
  /** The game is over, and everything of it was shown. */
  over: boolean;
  toThrow: boolean;
  toChoose: boolean;
}

/** What is open over the table or its tools. */
export type Opened =
  | { what: 'log' | 'menu' | 'reactions' }
  | { what: 'rules'; rule: string | null }
  | { what: 'seat'; seat: number }
  | null;

type Message = [id: Key, details?: Details];

/** Whose deed is shown; without one, who is to do something. */
export function actorsOf({ now, names, scene }: Moment): number[] {
  if (now.phase !== 'playing') return [];
  if (!scene) return now.thrower === null ? now.acting : [now.thrower];
  const shown = seatOf(scene);
  return shown === 'all' ? [...names.keys()] : shown === null ? [] : [shown];
}

/** What the bar says; null: nothing. */
export function headline(moment: Moment): Message | null {
  const { now, seat, you, names, scene } = moment;
  const of = (one: number) => ({ name: names[one] ?? '', you: one === you ? 'yes' : 'no' });
  if (moment.over) return ['game-over'];
  if (now.phase === 'closed') return ['table-closed'];
  if (now.phase === 'paused') return ['paused'];
  if (moment.reading) return ['round-over'];
  if (scene) {
    const shown = seatOf(scene);
    if (shown === null) return ['chance'];
    return shown === 'all' ? ['turn-shown-all'] : ['turn-shown', of(shown)];
  }
  if (moment.toThrow && seat !== null) return seat === you ? ['your-throw'] : ['throw-of', of(seat)];
  if (moment.toChoose && seat !== null) return seat === you ? ['your-turn'] : ['turn-of', of(seat)];
  if (now.acting.length > 1) return ['ready-count', { ready: now.ready.length, all: now.acting.length }];
  const [missing] = now.acting.filter((one) => !now.ready.includes(one));
  if (missing !== undefined) {
    if (missing === you) return ['turn-shown', of(missing)];
    const { kind, kept } = now.seats[missing]!;
    return [kind === 'bot' || kept ? 'bot-thinks' : 'turn-of', of(missing)];
  }
  if (!now.chance) return null;
  return now.thrower === null ? ['chance'] : ['throw-of', of(now.thrower)];
}

/** What can be undone: the sealed choice, then this seat's own steps that revealed nothing to others. */
export function undoable({ now, seat }: Pick<Moment, 'now' | 'seat'>, settled: boolean): 'choice' | number | null {
  if (!settled || now.phase !== 'playing' || seat === null) return null;
  return now.chosen === null ? now.undo_to : 'choice';
}
