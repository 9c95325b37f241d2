// What the board shows besides the table itself: faces, dice at rest, and the line that says what is due.

import type { Mood } from '../../art/Face.svelte';
import type { Now } from '../../board/board';
import { TABLES, type View } from './schema';

/** What a die shows. */
export type Shows = 'dot' | 'square' | 'eyes';

export const DICE = TABLES.dice;
export const BETS = TABLES.bets;

/** How a turn came out. */
export interface News {
  who: number;
  zoinx: boolean;
  /** Points by seat. */
  gained: Record<number, number>;
  /** The step after which it is so. */
  step: number;
}

/** The dice after a throw with this many dots; which of them shows what differs from step to step. */
export function facesOf(dots: number, step: number): Shows[] {
  return Array.from({ length: DICE }, (_, n) => ((n * 3 + step) % DICE < dots ? 'dot' : 'square'));
}

/** The dice while they tumble, at the n-th change of their faces. */
export function tumblingFaces(n: number): Shows[] {
  return Array.from({ length: DICE }, (_, die) => (['dot', 'eyes', 'square'] as const)[(die * 2 + n) % 3]!);
}

export interface Feeling {
  view: View;
  outcome: Now['outcome'];
  ready: number[];
  /** Dots that were climbed in this turn. */
  total: number;
  /** A ZOINX is being shouted. */
  shout: boolean;
  news: News | null;
}

/** How a seat looks. */
export function moodOf(seat: number, { view, outcome, ready, total, shout, news }: Feeling): Mood {
  const [bet, betting] = [view.bets[seat], view.phase === 'betting'];
  if (outcome) return outcome.winners.includes(seat) ? 'cheer' : 'calm';
  if (shout) return bet === 'zoinx' ? 'cheer' : 'gape';
  if (news && (news.gained[seat] ?? 0) > 0) return 'cheer';
  if (news?.zoinx && seat === news.who) return 'gape';
  if (!betting && bet === 'zoinx') return total ? 'worried' : 'sly';
  if (!betting && total >= Number(bet)) return 'happy';
  return ready.includes(seat) ? 'proud' : 'calm';
}

export interface Due {
  view: View;
  now: Pick<Now, 'outcome' | 'chosen' | 'ready' | 'acting'>;
  busy: boolean;
  /** The viewer may choose. */
  mine: boolean;
  toThrow: boolean;
  /** Details that name the active seat. */
  active: { name: string; you: string };
}

type Message = [id: string, details?: Record<string, string | number>];

/** What is due, in sentences. */
export function due({ view, now, busy, mine, toThrow, active }: Due): Message[] {
  const betting = view.phase === 'betting';
  const ready: Message = ['board-ready', { ready: now.ready.length, all: now.acting.length }];
  if (now.outcome) return [['board-over']];
  if (toThrow)
    return [
      view.missing ? ['board-zoinx-missing', { ...active, dots: view.missing }] : ['board-zoinx-throw-again', active],
    ];
  if (busy && !betting) return [['board-zoinx-throws', active]];
  if (betting && now.chosen) return [['board-chosen'], ready];
  if (betting) return [mine || !now.acting.length ? ['board-zoinx-how-many', active] : ready];
  if (view.phase === 'deciding') return [['board-zoinx-decides', { ...active, dots: view.dots }]];
  return [['board-zoinx-throws', active]];
}
