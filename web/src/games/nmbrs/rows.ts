// nmbrs! in pictures: what a card shows, which rows lie, and which cards an offered word takes. What
// a word does is read from its effects; whether it is allowed is not known here.

import type { SymbolName } from '../../art/symbols';
import { TABLES, type Effect, type View } from './schema';

export type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** The effects of one kind. */
export function ofKind<Kind extends Effect['kind']>(effects: Effect[], kind: Kind): Of<Kind>[] {
  return effects.filter((effect): effect is Of<Kind> => effect.kind === kind);
}

export const COLOURS = TABLES.colours;
/** Their signs. */
export const SIGNS: Record<string, SymbolName> = {
  red: 'circle',
  green: 'triangle',
  blue: 'square',
  orange: 'diamond',
};

/** Which joker a card is; below 0: none. */
const jokerOf = (card: string) => TABLES.jokers.indexOf(card);
export const isJoker = (card: string) => jokerOf(card) >= 0;
export const jokerCard = (colour: string) => TABLES.jokers[COLOURS.indexOf(colour)]!;
/** The colour of the joker that a word is about. */
export const colourOfJoker = (word: string) =>
  COLOURS.find((colour) => word.includes(jokerCard(colour))) ?? COLOURS[0]!;
/** The jokers in a set of colours, as the view and effects write it. */
const jokersIn = (colours: string) => (colours === '-' ? [] : colours.split('+').map(jokerCard));

/** What a card shows; a joker has a number once it was said. */
export function face(view: View, card: string) {
  const joker = jokerOf(card);
  const place = TABLES.cards.indexOf(card);
  return {
    number: joker < 0 ? Number(card) : view.meaning[joker] || null,
    colour: view.colours[place] ?? 'red',
    worth: view.worths_differ === 'yes' ? (view.worths[place] ?? 0) : 0,
    joker: joker >= 0,
  };
}

/** The cards in a seat's hand that the viewer knows. */
export const handOf = (view: View, seat: number) => [...(view.hand[seat] ?? []), ...(view.taken[seat] ?? [])];

/** The numbers of a row as effects tell it. */
const numbersOf = ({ first, step, length }: { first: number; step: number; length: number }) =>
  Array.from({ length }, (_, n) => first + n * step);

/** The cards of a lying row; `jokers`: the colours of those in it. */
function cardsOf(view: View, numbers: number[], jokers: string): string[] {
  const inside = jokersIn(jokers);
  return numbers.map((number) => inside.find((card) => face(view, card).number === number) ?? String(number));
}

/** A row on the table: its cards in order, and where the first of them lies in its crossword. */
export interface LyingRow {
  cards: string[];
  island: number;
  way: string;
  line: number;
  column: number;
}
export function rowsOf(view: View): LyingRow[] {
  return view.rows.flatMap((row, n) =>
    row === '-'
      ? []
      : [
          {
            cards: cardsOf(view, row.split('-').map(Number), view.jokers[n]!),
            island: view.island[n]!,
            way: view.way[n]!,
            line: view.line[n]!,
            column: view.column[n]!,
          },
        ],
  );
}

export interface Offer {
  word: string;
  verb: string;
  /** The row as numbers; for a joker that is said, its number. */
  row: number[];
  /** The cards of the hand that it takes. */
  needs: string[];
  /** It takes only some of them: lying jokers are asked about first. */
  open: boolean;
  /** The lying cards that it goes to. */
  lying: string[];
  /** The numbers of the best row with a joker that is said. */
  leads: number[];
  points: number;
  /** The points before they were doubled. */
  base: number;
}

/** An offered word and what its effects say about it. */
export function offerOf(word: string, effects: Effect[], view: View, held: string[]): Offer {
  const [first, second] = word.split(' ') as [string, string?];
  const offer: Offer = {
    word,
    verb: second === 'as' ? 'say' : first,
    row: [],
    needs: [],
    open: false,
    lying: [],
    leads: [],
    points: 0,
    base: 0,
  };
  for (const effect of effects) note(offer, effect, view);
  if (offer.open) {
    const inRow = (card: string) => offer.row.includes(face(view, card).number ?? 0);
    offer.needs = held.filter(inRow);
    offer.lying = rowsOf(view)
      .flatMap(({ cards }) => cards)
      .filter(inRow);
  }
  if (effects[0]?.kind === 'joker-answered') offer.needs = []; // its cards were picked before
  return offer;
}

function note(offer: Offer, effect: Effect, view: View): void {
  switch (effect.kind) {
    case 'planned':
      offer.open = true;
      offer.row = numbersOf(effect);
      break;
    case 'laid':
      offer.row = numbersOf(effect);
      break;
    case 'joined':
      offer.lying.push(...cardsOf(view, numbersOf(effect), effect.jokers));
      break;
    case 'crossed':
      offer.lying.push(effect.card);
      break;
    case 'placed':
    case 'discarded':
      offer.needs.push(effect.card);
      break;
    case 'scored':
      offer.points = effect.points;
      offer.base = effect.base;
      break;
    case 'said':
      offer.row = [effect.number];
      offer.needs = [jokerCard(effect.joker)];
      break;
    case 'could-lay':
      offer.leads = numbersOf({ first: effect.first ?? 0, step: effect.step ?? 0, length: effect.length ?? 0 });
      break;
    case 'swapped':
      offer.needs = [String(effect.number)];
      offer.lying = [jokerCard(effect.joker)];
      break;
  }
}

/** How far a number for a joker is from the picked ones; 0 if its best row has them all. */
export function distance({ row, leads }: Offer, numbers: number[]): number {
  return numbers.every((number) => leads.includes(number))
    ? 0
    : Math.min(...numbers.map((number) => Math.abs(number - row[0]!)));
}

/** The word that would lay these numbers, whether there is such a row or not. */
export const wordFor = (numbers: number[]) => `lay ${[...numbers].sort((a, b) => a - b).join('-')}`;

// -- the last cards of a round -------------------------------------------------------------------

/** The table when these effects have moved their cards and the round has not ended yet: the view
 * after a step that ends a round is already that of the next one. */
export function beforeTheEnd(view: View, effects: Effect[]): View {
  let shown = withRow(view, effects);
  for (const effect of effects) {
    if (effect.kind === 'placed' || effect.kind === 'discarded') shown = withoutCard(shown, effect.seat, effect.card);
    if (effect.kind === 'discarded') {
      const order = [...shown.order];
      order[shown.face_up] = effect.card;
      shown = { ...shown, order, face_up: shown.face_up + 1, open_card: effect.card };
    }
    if (effect.kind === 'drew') {
      const { seat, card, left } = effect;
      const hand = shown.hand.map((cards, who) => (who === seat && cards && card ? [...cards, card] : cards));
      shown = {
        ...shown,
        hand,
        held: shown.held.map((count, who) => (who === seat ? count + 1 : count)),
        face_down: left,
      };
    }
  }
  return shown;
}

function withoutCard(view: View, seat: number, card: string): View {
  const without = (hands: View['hand']) =>
    hands.map((cards, who) => (who === seat && cards ? cards.filter((other) => other !== card) : cards));
  const seen = view.taken[seat]?.includes(card);
  return {
    ...view,
    hand: without(view.hand),
    taken: without(view.taken),
    held: view.held.map((count, who) => (who === seat && !seen ? count - 1 : count)),
  };
}

/** The table with the row that was laid. The game has no place for it in a crossword any more: it
 * lies apart, and the rows that became part of it are gone. */
function withRow(view: View, effects: Effect[]): View {
  const [laid] = ofKind(effects, 'laid');
  if (!laid) return view;
  const lying = view.rows.map((_, n) => n);
  const inside: string[] = [];
  for (const joined of ofKind(effects, 'joined')) {
    const row = numbersOf(joined).join('-');
    inside.push(...jokersIn(joined.jokers));
    const found = lying.findIndex((n) => view.rows[n] === row && view.jokers[n] === joined.jokers);
    if (found >= 0) lying.splice(found, 1);
  }
  for (const { card } of [...ofKind(effects, 'placed'), ...ofKind(effects, 'crossed')]) inside.push(card);
  const jokers = COLOURS.filter((colour) => inside.includes(jokerCard(colour)));
  const stay = <Value>(values: Value[], last: Value) => [...lying.map((n) => values[n]!), last];
  return {
    ...view,
    rows: stay(view.rows, numbersOf(laid).join('-')),
    jokers: stay(view.jokers, jokers.join('+') || '-'),
    island: stay(view.island, 0),
    way: stay(view.way, 'apart'),
    line: stay(view.line, 0),
    column: stay(view.column, 0),
  };
}
