// A shape of BLOXX! in the hand: chosen, turned and moved, but not drawn yet.

import type { BoardProps } from '../../board/board';
import type { Turn } from '../../board/turn.svelte';
import type { Ghost } from './DrawingSheet.svelte';
import type { Effect, View } from './schema';
import {
  DICE,
  drawingOf,
  heightOf,
  mirrored,
  NOTHING,
  offerOf,
  quarterTurns,
  widthOf,
  withEffect,
  wordFor,
  type Offer,
} from './shapes';

interface Held {
  /** The table, seat and roll it belongs to; in any other it means nothing. */
  roll: string;
  die: string;
  look: string;
  column: number;
  /** Null: as low as it goes. */
  row: number | null;
}
/** Survives a remount of the board. */
let kept: Held | null = null;

export class ShapeInHand {
  readonly #props: () => BoardProps<View, Effect>;
  readonly #turn: Turn<View, Effect>;
  #held = $state.raw(kept);
  readonly #roll = $derived.by(() => {
    const { about, seat, now } = this.#props();
    return `${about.table} ${seat} ${now.view.rolls} ${now.view.rolled.join('')} ${now.view.taken}`;
  });
  readonly held = $derived.by(() => (this.#held?.roll === this.#roll ? this.#held : null));
  readonly #offers = $derived.by(() =>
    [...this.#turn.words].flatMap((word) => offerOf(word, this.#props().effectsOf(word), this.#turn.view) ?? []),
  );
  /** The offers for the shape in its column, the lowest first. */
  readonly heights = $derived.by(() => {
    const { held } = this;
    if (!held) return [];
    return this.#offersOf(held.die, held.look)
      .filter(({ column }) => column === held.column)
      .sort((a, b) => a.row - b.row);
  });
  /** Where it would be drawn; a place that is not offered is at the top of the sheet. */
  readonly place = $derived.by((): (Offer & { fits: boolean }) | null => {
    const { held, heights } = this;
    if (!held || !this.#turn.mine) return null;
    const { die, look, column, row: wanted } = held;
    const [lowest] = heights;
    if (!lowest) {
      const { view } = this.#turn;
      const row = view.rows - heightOf(look);
      return { word: wordFor(view, die, look, column, row), die, look, column, row, fits: false };
    }
    const distance = ({ row }: Offer) => (wanted === null ? row : Math.abs(row - wanted));
    return {
      ...heights.reduce((best, offer) => (distance(offer) < distance(best) ? offer : best), lowest),
      fits: true,
    };
  });
  /** Whether it lies where it was chosen to be drawn. */
  readonly decided = $derived.by(() => this.place !== null && this.place.word === this.#props().now.chosen);
  readonly ghost = $derived.by((): Ghost | null => {
    const { now, pending } = this.#props();
    const { place } = this;
    if (pending?.state === 'sending') return this.#previewed(pending.word, true);
    if (place && !place.fits) return { ...drawingOf(place.look, place.column, place.row), fits: false, sent: false };
    if (place) return this.#previewed(place.word, this.decided);
    return now.chosen ? this.#previewed(now.chosen, true) : null;
  });

  constructor(props: () => BoardProps<View, Effect>, turn: Turn<View, Effect>) {
    this.#props = props;
    this.#turn = turn;
  }

  #offersOf(die: string, look: string): Offer[] {
    return this.#offers.filter((offer) => offer.die === die && offer.look === look);
  }
  #previewed(word: string, sent: boolean): Ghost {
    return { ...this.#props().effectsOf(word).reduce(withEffect, NOTHING), fits: true, sent };
  }
  /** The first of a look's quarter turns that is offered somewhere. */
  #offeredTurn(die: string, look: string): string | undefined {
    return quarterTurns(look).find((turned) => this.#offersOf(die, turned).length);
  }
  #hold(next: Partial<Held>): void {
    if (this.held) this.#held = kept = { ...this.held, ...next };
  }
  #within(look: string, column: number): number {
    return Math.max(0, Math.min(this.#turn.view.columns - widthOf(look), column));
  }
  #show(look: string | undefined): void {
    if (this.held && look) this.#hold({ look, column: this.#within(look, this.held.column) });
  }

  take(die: string): void {
    if (!this.#turn.mine || this.held?.die === die) return;
    const { view } = this.#turn;
    const shown = view.dice[DICE.indexOf(die)]!;
    const look = this.#offeredTurn(die, shown) ?? this.#offeredTurn(die, mirrored(shown)) ?? shown;
    const middle = Math.floor((view.columns - widthOf(look)) / 2);
    const columns = this.#offersOf(die, look).map(({ column }) => column);
    const column = columns.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
    this.#held = kept = { roll: this.#roll, die, look, column, row: null };
  }
  readonly rotate = (): void => {
    const { held } = this;
    if (held) this.#show(this.#offeredTurn(held.die, quarterTurns(held.look)[1] ?? held.look));
  };
  readonly mirror = (): void => {
    if (this.held) this.#show(this.#offeredTurn(this.held.die, mirrored(this.held.look)));
  };
  move(by: number): void {
    if (this.held) this.#hold({ column: this.#within(this.held.look, this.held.column + by) });
  }
  lift(by: number): void {
    const { heights } = this;
    const at = heights.findIndex(({ word }) => word === this.place?.word);
    const next = heights[Math.max(0, Math.min(heights.length - 1, at + by))];
    if (next) this.#hold({ row: next.row });
  }

  /** The pointer leads the shape by its middle, over a sheet that lies in this box. */
  lead(x: number, y: number, box: DOMRect | undefined): void {
    const { held } = this;
    if (!held || !this.#turn.mine || !box || y > box.bottom + 60) return;
    const cell = box.width / this.#turn.view.columns;
    this.#hold({
      column: this.#within(held.look, Math.round((x - box.left) / cell - widthOf(held.look) / 2)),
      row: Math.round((box.bottom - y) / cell - heightOf(held.look) / 2),
    });
  }

  press(event: KeyboardEvent): void {
    if (!this.held || !this.#turn.mine || !(event.target instanceof HTMLButtonElement)) return;
    const lifts = this.heights.length > 1;
    const deeds: Record<string, () => void> = {
      ArrowLeft: () => this.move(-1),
      ArrowRight: () => this.move(1),
      ArrowUp: () => (lifts ? this.lift(1) : this.rotate()),
      ArrowDown: () => (lifts ? this.lift(-1) : this.mirror()),
      r: this.rotate,
      m: this.mirror,
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
}
