// What is picked from the hand of NOX, and where it would go.

import type { BoardProps } from '../../board/board';
import type { Turn } from '../../board/turn.svelte';
import { handOf, laysOf, offersFor, placeUnder, sign, wordFor, type Of } from './kitties';
import type { Effect, View } from './schema';

export class Choosing {
  readonly #props: () => BoardProps<View, Effect>;
  readonly #turn: Turn<View, Effect>;
  picked = $state<string | null>(null);
  /** The word the eye rests on: under the pointer or focused. */
  aimed = $state<string | null>(null);
  /** The word that waits for "do it". */
  waiting = $state<string | null>(null);
  /** The card that was sent: from where, and whether it was dragged to its place. */
  sent = $state<{ key: string; carried: boolean; laid?: Of<'laid'> } | null>(null);

  readonly hand = $derived.by(() => handOf(this.#props().now.view, this.#props().seat));
  readonly card = $derived.by(() => this.hand.find(({ key }) => key === this.picked)?.number ?? null);
  readonly asked = $derived.by(() => this.#offered(this.waiting));
  readonly shown = $derived.by(() => this.asked ?? this.#offered(this.aimed));
  readonly lays = $derived.by(() => laysOf(this.#props().now.choices, this.#props().effectsOf));
  readonly shownLay = $derived.by(() => (this.shown ? this.lays.get(this.shown) : undefined));
  /** The stack that the card would merge with another. */
  readonly joins = $derived.by(() =>
    this.shown
      ? this.#props()
          .effectsOf(this.shown)
          .find((effect) => effect.kind === 'merged')
      : undefined,
  );
  readonly sending = $derived.by(() => {
    const { pending } = this.#props();
    return pending !== null && pending.state !== 'failed';
  });

  constructor(props: () => BoardProps<View, Effect>, turn: Turn<View, Effect>) {
    this.#props = props;
    this.#turn = turn;
  }

  #offered(word: string | null): string | null {
    return word !== null && this.#turn.words.has(word) ? word : null;
  }

  /** The words that lay the picked card into a kitty, by the top it covers. */
  readonly offersFor = (who: number) => offersFor(this.lays, this.#turn.mine ? this.card : null, who);
  readonly sign = (word: string) => sign(this.#props().effectsOf(word));

  pick(key: string): void {
    if (!this.#turn.mine) return;
    this.picked = this.picked === key ? null : key;
    this.leave();
  }
  lift(key: string): void {
    this.picked = key;
    this.waiting = null;
  }
  readonly aim = (word: string | null): void => {
    if (!this.asked || word) this.aimed = word;
  };
  /** Goes back to choosing where. */
  leave(): void {
    this.waiting = this.aimed = null;
  }
  /** Lays the picked card there. Where it may not go, the server says why. */
  layAt(who: number, onto: string, carried = false): void {
    const { card, picked } = this;
    if (!this.#turn.mine || !card || !picked) return;
    const word = this.offersFor(who).get(onto) ?? wordFor(card, who, onto);
    this.sent = { key: picked, carried, laid: this.lays.get(word) };
    if (this.#offered(word) && this.#props().confirm && this.asked !== word) this.waiting = word;
    else this.send(word);
  }
  send(word: string): void {
    if (this.#offered(word)) this.picked = null;
    this.leave();
    this.#props().choose(word);
  }
  over(target: string | null): void {
    const place = placeUnder(target, this.card, this.offersFor);
    this.aim((place && this.offersFor(place.who).get(place.onto)) ?? null);
  }
  drop(target: string | null): void {
    this.aimed = null;
    const place = placeUnder(target, this.card, this.offersFor);
    if (place) this.layAt(place.who, place.onto, true);
  }
  /** What is held stays through every new picture of the same step, and longer if it still can be. */
  keep(): void {
    this.aimed = this.#offered(this.aimed);
    this.waiting = this.asked;
    if (!this.card) this.picked = null;
  }
}
