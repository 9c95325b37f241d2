// Before a rematch the game begins by itself; whoever changes something asks the others to wait.

import type { Table } from '../../engine/table.svelte';
import type { SeatPicture } from '../../engine/wire';

const ask = (table: Table, wait: boolean) => table.command({ type: 'hold', wait });

/** Whether this viewer's own seat asks for time. */
export const isHeld = (table: Table) =>
  table.seat !== null && (table.now?.gathering?.held.includes(table.seat) ?? false);

/** Asks for time, unless this seat has it already; what it returns gives the time back. */
export function hold(table: Table): () => void {
  if (table.seat === null || isHeld(table)) return () => {};
  void ask(table, true);
  return () => void ask(table, false);
}

export const toggle = (table: Table) => void ask(table, !isHeld(table));

/** Before a rematch: a person who has not come, or has gone again. */
export function isMissing({ kind, kept, presence }: SeatPicture, seat: number, notCome: number[]): boolean {
  return kind === 'person' && !kept && (presence === 'away' || notCome.includes(seat));
}
