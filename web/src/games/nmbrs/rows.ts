// nmbrs! in pictures: what a card shows, which rows lie, and which cards an offered word takes. What
// a word does is read from its effects; whether it is allowed is not known here.

import type { Effect, View } from './schema';

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** The effects of one kind. */
export function ofKind<Kind extends Effect['kind']>(effects: Effect[], kind: Kind): Of<Kind>[] {
  return effects.filter((effect): effect is Of<Kind> => effect.kind === kind);
}

export const COLOURS = ['red', 'green', 'blue', 'orange'] as const;

/** Which joker a card is; below 0: none. */
export const jokerOf = (card: string) => COLOURS.findIndex((colour) => card === `joker-${colour}`);

/** What a card shows; a joker has a number once it was said. */
export function face(view: View, card: string) {
  const joker = jokerOf(card);
  const place = joker < 0 ? Number(card) - 1 : 100 + joker;
  return {
    number: joker < 0 ? Number(card) : view.meaning[joker] || null,
    colour: view.colours[place] ?? COLOURS[joker] ?? 'red',
    worth: view.variant === 'simple' ? 0 : (view.worths[place] ?? 0),
    joker: joker >= 0,
  };
}

/** The cards in a seat's hand that the viewer knows. */
export const handOf = (view: View, seat: number) => [...(view.hand[seat] ?? []), ...(view.taken[seat] ?? [])];

export const scoresOf = (view: View) => view.points.map((parts) => parts.reduce((sum, part) => sum + part, 0));

/** The numbers of a row as effects tell it. */
const numbersOf = ({ first, step, length }: { first: number; step: number; length: number }) =>
  Array.from({ length }, (_, n) => first + n * step);

/** The cards of a lying row; `jokers`: the colours of those in it, as the view writes them. */
function cardsOf(view: View, numbers: number[], jokers: string): string[] {
  const colours = jokers.split('+');
  return numbers.map((number) => {
    const joker = COLOURS.find((colour, n) => colours.includes(colour) && view.meaning[n] === number);
    return joker ? `joker-${joker}` : String(number);
  });
}

/** The rows on the table, each its cards in order. */
export function rowsOf(view: View): string[][] {
  return view.rows.flatMap((row, n) =>
    row === '-' ? [] : [cardsOf(view, row.split('-').map(Number), view.jokers[n]!)],
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
  doubled: boolean;
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
    doubled: false,
  };
  for (const effect of effects) note(offer, effect, view);
  if (offer.open) {
    const inRow = (card: string) => offer.row.includes(face(view, card).number ?? 0);
    offer.needs = held.filter(inRow);
    offer.lying = rowsOf(view).flat().filter(inRow);
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
      offer.doubled = effect.doubled !== 'no';
      break;
    case 'said':
      offer.row = [effect.number];
      offer.needs = [`joker-${effect.joker}`];
      break;
    case 'could-lay':
      offer.leads = numbersOf({ first: effect.first ?? 0, step: effect.step ?? 0, length: effect.length ?? 0 });
      break;
    case 'swapped':
      offer.needs = [String(effect.number)];
      offer.lying = [`joker-${effect.joker}`];
      break;
  }
}

/** How far a number for a joker is from the picked ones; 0 if its best row has them all. */
export function distance({ row, leads }: Offer, numbers: number[]): number {
  return numbers.every((number) => leads.includes(number))
    ? 0
    : Math.min(...numbers.map((number) => Math.abs(number - row[0]!)));
}

/** The word that would lay these numbers, if they are evenly spaced. */
export function asRow(numbers: number[]): string | null {
  const row = [...numbers].sort((a, b) => a - b);
  const step = row[1]! - row[0]!;
  return row.length > 2 && row.every((number, n) => number === row[0]! + n * step) ? `lay ${row.join('-')}` : null;
}

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
      shown = { ...shown, order, face_up: shown.face_up + 1 };
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

function withRow(view: View, effects: Effect[]): View {
  const [laid] = ofKind(effects, 'laid');
  if (!laid) return view;
  const joined = ofKind(effects, 'joined').map((row) => ({ row: numbersOf(row).join('-'), jokers: row.jokers }));
  const inside = [
    ...joined.flatMap(({ jokers }) => jokers.split('+')),
    ...[...ofKind(effects, 'placed'), ...ofKind(effects, 'crossed')].map(({ card }) => card.replace('joker-', '')),
  ];
  const rows = view.rows.map((row, n) => ({ row, jokers: view.jokers[n]! }));
  for (const { row, jokers } of joined)
    rows.splice(
      rows.findIndex((other) => other.row === row && other.jokers === jokers),
      1,
    );
  rows.push({
    row: numbersOf(laid).join('-'),
    jokers: COLOURS.filter((colour) => inside.includes(colour)).join('+') || '-',
  });
  return { ...view, rows: rows.map(({ row }) => row), jokers: rows.map(({ jokers }) => jokers) };
}
