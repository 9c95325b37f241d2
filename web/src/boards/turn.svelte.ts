// What every board asks of its properties, and how it shows that something has happened.

import { untrack } from 'svelte';
import type { AnyEffect, AnyView } from '../effects';
import type { BoardProps } from './board';
import { places, shake, type Places } from './motion';

/** What may be chosen just now. `props` is asked each time, so that it stays the newest. */
export class Turn<View = AnyView, Effect extends AnyEffect = AnyEffect> {
  private readonly props: () => BoardProps<View, Effect>;
  readonly view = $derived.by(() => this.props().now.view);
  readonly words = $derived.by(() => new Set(this.props().now.choices));
  readonly mine = $derived.by(
    () => !this.props().preview && this.words.size > 0 && this.props().pending?.state !== 'sending',
  );

  constructor(props: () => BoardProps<View, Effect>) {
    this.props = props;
  }

  /** What a word would do, in words; nothing where nothing is known about it. */
  does(word: string): string {
    return this.props().explain(word);
  }
}

/** Shakes what was tried when the server refuses it; for boards that perform effects. */
export function shakeOnRefusal<View, Effect extends AnyEffect>(
  props: () => BoardProps<View, Effect>,
  box: () => HTMLElement | undefined,
  hand: string,
): void {
  $effect(() => {
    if (props().pending?.state === 'failed') shake(box()?.querySelector(hand) ?? null);
  });
}

interface Happening<Seen> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- for any board
  props: () => BoardProps<any, any>;
  box: () => HTMLElement | undefined;
  /** What shakes its head when a choice was refused. */
  hand: string;
  /** What is looked at: the same before and after a step. */
  see: () => Seen;
  /** One step was made: lets things move from where they lay before. */
  tell: (box: HTMLElement, before: Seen, after: Seen, lay: Places) => void;
}

/** Shows steps as movement and refusals as a shake. */
export function happening<Seen>({ props, box, hand, see, tell }: Happening<Seen>): void {
  let past: { seen: Seen; step: number } | null = null;
  let lay: Places = new Map();

  $effect.pre(() => {
    void props().now;
    const root = box();
    if (root && past && !props().reducedMotion) lay = places(root);
  });
  $effect(() => {
    const [root, seen, { step }] = [box(), see(), props().now];
    const before = past;
    past = { seen, step };
    if (root && before && step === before.step + 1 && !props().reducedMotion)
      untrack(() => tell(root, before.seen, seen, lay));
  });
  $effect(() => {
    if (props().pending?.state === 'failed') shake(box()?.querySelector(hand) ?? null);
  });
}
