// Which cards of nmbrs! are picked, and what the offered words can do with them.

import type { BoardProps } from '../../board/board';
import type { Turn } from '../../board/turn.svelte';
import { COLOURS, distance, face as faceIn, handOf, isJoker, offerOf, wordFor, type Offer } from './rows';
import type { Effect, View } from './schema';

/** In which order the ways to use the picked cards are shown. */
const ORDER = ['say', 'lay', 'grow', 'cross', 'discard', 'swap'];

/** `view`: what is on the table, as it is shown. */
export function choosing(props: () => BoardProps<View, Effect>, turn: Turn<View, Effect>, view: () => View) {
  let sorting = $state<'number' | 'colour'>('number');
  let marked = $state<string[]>([]);
  /** A lying joker that was touched, or the word preferred among several. */
  let wished = $state<string | null>(null);

  const face = (card: string) => faceIn(view(), card);
  const held = $derived.by(() => {
    const { seat } = props();
    return seat === null ? [] : handOf(view(), seat);
  });
  const hand = $derived(
    [...held].sort((a, b) => {
      const [one, two] = [face(a), face(b)];
      const byColour = sorting === 'colour' ? COLOURS.indexOf(one.colour) - COLOURS.indexOf(two.colour) : 0;
      return byColour || (one.number ?? 999) - (two.number ?? 999);
    }),
  );
  const offers = $derived([...turn.words].map((word) => offerOf(word, props().effectsOf(word), view(), held)));
  const selection = $derived(marked.filter((card) => held.includes(card)));
  /** The picked cards, and jokers that were said: they have to be laid. */
  const chosen = $derived([
    ...new Set([...selection, ...held.filter((card) => isJoker(card) && face(card).number && turn.words.size)]),
  ]);
  const numbers = $derived(chosen.flatMap((card) => face(card).number ?? []));
  const fits = ({ verb, needs, open }: Offer) =>
    verb === 'say'
      ? selection.includes(needs[0]!)
      : chosen.length > 0 && chosen.every((card) => needs.includes(card)) && (open || needs.length === chosen.length);
  const fitting = $derived(
    offers
      .filter(fits)
      .sort(
        (a, b) =>
          ORDER.indexOf(a.verb) - ORDER.indexOf(b.verb) ||
          (a.verb === 'say' ? distance(a, numbers) - distance(b, numbers) || a.row[0]! - b.row[0]! : 0),
      ),
  );
  /** Words that no picking of cards could reach are offered by themselves. */
  const loose = $derived(offers.filter(({ verb, needs }) => !needs.length && verb !== 'take' && verb !== 'pass'));
  const aimed = $derived(
    offers.find(({ word }) => word === wished) ??
      (chosen.length ? fitting[0] : undefined) ??
      (offers.some(({ needs }) => needs.length) ? undefined : loose[0]),
  );
  /** Whether some row takes these cards, if need be with a joker that has yet to be said. */
  function leadsOn(cards: string[]): boolean {
    const wanted = cards.flatMap((card) => face(card).number ?? []);
    return offers.some(({ verb, needs, leads }) =>
      verb === 'say'
        ? wanted.every((number) => leads.includes(number))
        : needs.length > 1 && cards.every((card) => needs.includes(card)),
    );
  }
  /** Whether the open card is offered. */
  const asking = $derived(turn.words.has('take') || turn.words.has('pass'));

  function mark(card: string): void {
    if (!turn.mine || asking) return;
    wished = null;
    marked = selection.includes(card) ? selection.filter((other) => other !== card) : [...selection, card];
  }
  /** A lying card is touched. */
  function touch(card: string): void {
    const { choose, confirm } = props();
    const swap = `swap ${card}`;
    const target = fitting.find(({ lying }) => lying.includes(card));
    if (target) {
      if (!confirm && wished === target.word) choose(target.word);
      else wished = target.word;
    } else if (turn.words.has(swap)) wished = swap;
    else if (isJoker(card)) choose(swap); // refused, with the reason
  }
  function drop(card: string, target: string | null): void {
    const { choose, confirm } = props();
    const discard = `discard ${card}`;
    if (target === 'open' && turn.words.has(discard)) {
      marked = [card];
      if (confirm) wished = discard;
      else choose(discard);
    } else if (target && target !== 'open') {
      const ways = fitting.filter(({ lying }) => lying.includes(target));
      if (!confirm && ways.length === 1) choose(ways[0]!.word);
      else touch(target);
    }
  }

  return {
    get picked() {
      return {
        sorting,
        wished,
        hand,
        selection,
        chosen,
        shown: [...fitting, ...loose],
        aimed,
        growing: leadsOn(chosen),
        asking,
        /** Lying cards that what is aimed at, or could be, has to do with. */
        lit: new Set((aimed?.lying.length ? [aimed] : fitting).flatMap(({ lying }) => lying)),
        /** The word that nobody offers for these cards; the server says why. */
        refused: fitting.length || !numbers.length ? null : wordFor(numbers),
      };
    },
    /** Whether a card of the hand may be picked as well. */
    goesWith: (card: string) => isJoker(card) || leadsOn([...chosen, card]),
    mark,
    lift: (card: string) => {
      if (!selection.includes(card)) mark(card);
    },
    touch,
    drop,
    wish: (word: string | null) => (wished = word),
    sort: () => (sorting = sorting === 'number' ? 'colour' : 'number'),
    leave: () => {
      marked = [];
      wished = null;
    },
    /** What is picked stays until it has left the hand or the turn is over, what is wished for until it
     * is not offered any more. */
    keep: (acting: boolean) => {
      marked = acting ? selection : [];
      if (wished !== null && !turn.words.has(wished)) wished = null;
    },
  };
}
