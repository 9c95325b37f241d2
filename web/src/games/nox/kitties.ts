// What a picture of NOX shows, read from the view and from the effects of words.

import type { SymbolName } from '../../art/symbols';
import { TABLES, type Effect, type View } from './schema';

export type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

export const COLOURS = TABLES.colours;
/** Their signs. */
export const SIGNS: Record<string, SymbolName> = { blue: 'moon', green: 'leaf', orange: 'flame' };
/** The number of stacks there is room for; the last of them ends the round. */
export const STACKS = TABLES.stacks;
/** In the place of the top that a card covers: none, it begins a stack. */
export const NEW = 'none';

const placeOf = (number: string) => TABLES.numbers.indexOf(Number(number));
const listOf = (set: string) => (set === '-' ? [] : set.split('+'));

export const colourOf = (view: View, number: string) => COLOURS[view.colours[placeOf(number)] ?? 0]!;
export const topsOf = (view: View, who: number) => listOf(view.kitties[who]!);
/** The colours that a kitty lacks. */
export const missingIn = (view: View, who: number) => listOf(view.missing[who]!);

export interface Stack {
  top: string;
  /** How many cards lie below it. */
  beneath: number;
}
export const stacksOf = (view: View, who: number): Stack[] =>
  topsOf(view, who).map((top) => ({ top, beneath: view.beneath[who]![placeOf(top)]! }));

/** The cards of a hand, each with a key of its own. */
export function handOf(view: View, seat: number | null): { number: string; key: string }[] {
  const seen: Record<string, number> = {};
  const cards = seat === null ? [] : (view.hands[seat] ?? []);
  return cards.map((number) => ({ number, key: `${number}#${(seen[number] = (seen[number] ?? -1) + 1)}` }));
}

/** Others clockwise from the viewer, the viewer's own kitty nearest to the hand. */
export const seatsAround = (seats: number, viewer: number | null) =>
  Array.from({ length: seats }, (_, n) => (viewer === null ? n : (viewer + 1 + n) % seats));

/** Whose turn a view shows; null between the rounds. */
export const turnIn = ({ phase, turn }: View) => (phase === 'laying' || phase === 'drawing' ? turn : null);

export type Lays = Map<string, Of<'laid'> | undefined>;
/** Where each word lays its card. */
export const laysOf = (words: Iterable<string>, effectsOf: (word: string) => Effect[]): Lays =>
  new Map([...words].map((word) => [word, effectsOf(word).find((effect) => effect.kind === 'laid')]));

/** The words that lay a card into a kitty, by the top it covers. */
export function offersFor(lays: Lays, card: string | null, who: number): Map<string, string> {
  const offers = new Map<string, string>();
  if (card)
    for (const [word, laid] of lays) if (laid?.card === card && laid.before === who) offers.set(laid.onto, word);
  return offers;
}

/** The word for laying a card somewhere, whether it is offered or not. */
export const wordFor = (card: string, who: number, onto: string) => `${card}>${who}${onto === NEW ? '' : `:${onto}`}`;

/** What a dragged card is over, a stack or anywhere in a kitty: whose it is, and the top to cover. */
export function placeUnder(
  target: string | null,
  card: string | null,
  offers: (who: number) => Map<string, string>,
): { who: number; onto: string } | null {
  if (!target || !card) return null;
  const [seat, onto] = target.split(':');
  const who = Number(seat);
  return { who, onto: onto ?? (!offers(who).has(NEW) && offers(who).has(card) ? card : NEW) };
}

/** What effects do to a kitty, in one sign: +5, −3, and a flag where they end the round. */
export function sign(effects: Effect[]): string {
  const kitty = effects.find((effect) => effect.kind === 'kitty');
  const ends = effects.some((effect) => effect.kind === 'round-ended');
  const change = kitty ? kitty.worth - kitty.was : 0;
  return `${ends ? '⚑' : ''}${change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0'}`;
}
