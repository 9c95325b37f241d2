// What every board asks of its properties.

import type { AnyEffect, AnyView } from '../engine/effects';
import type { BoardProps } from './board';
import { shake } from './motion';

/** What may be chosen just now. `props` is asked each time, so that it stays the newest. */
export class Turn<View = AnyView, Effect extends AnyEffect = AnyEffect> {
  readonly #props: () => BoardProps<View, Effect>;
  readonly view = $derived.by(() => this.#props().now.view);
  readonly words = $derived.by(() => new Set(this.#props().now.choices));
  readonly mine = $derived.by(
    () => !this.#props().preview && this.words.size > 0 && this.#props().pending?.state !== 'sending',
  );

  constructor(props: () => BoardProps<View, Effect>) {
    this.#props = props;
  }

  /** What a word would do, in words; nothing where nothing is known about it. */
  does(word: string): string {
    return this.#props().explain(word);
  }
}

/** Shakes what was tried when the server refuses it. */
export function shakeOnRefusal<View, Effect extends AnyEffect>(
  props: () => BoardProps<View, Effect>,
  box: () => HTMLElement | undefined,
  hand: string,
): void {
  $effect(() => {
    if (props().pending?.state === 'failed') shake(box()?.querySelector(hand) ?? null);
  });
}
