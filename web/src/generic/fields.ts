// Sorts what a view has into what the generic board shows, by the game's schema alone.

import type { AnyView } from '../engine/effects';
import type { FieldSchema, Schema } from '../engine/http';

export type Value = number | string | null | Value[];

/** A field and what it is just now; of a field per seat, a value for each seat. */
export interface Shown {
  name: string;
  field: FieldSchema;
  value: Value;
}

export interface Sorted {
  /** A line of the scoreboard each. */
  perSeat: Shown[];
  /** Numbers, cards and whatever else lies on the table. */
  tiles: Shown[];
  /** Single words: in which phase the game is. */
  facts: Shown[];
  /** How this game is played: its options. */
  options: Shown[];
}

/** By convention these hold a seat: it is marked where the seats are. */
const SEATS = ['turn', 'active'];
/** Shown elsewhere: the number of seats, who began, and the scores, which every table has. */
const ELSEWHERE = ['seats', 'start', 'scores', ...SEATS];

/** A field is read as a single word where it has no dimension but that of the seats. */
const isSingle = ({ shape, per_seat }: FieldSchema) => shape.length === (per_seat ? 1 : 0);
const isWord = ({ words, bits, named }: FieldSchema) => Boolean(words ?? bits ?? named);

export function sort({ fields }: Pick<Schema, 'fields'>, view: AnyView, options: Record<string, string>): Sorted {
  const sorted: Sorted = { perSeat: [], tiles: [], facts: [], options: [] };
  for (const field of fields) {
    const { name } = field;
    const shown: Shown = { name, field, value: (view as Record<string, Value>)[name] ?? null };
    if (ELSEWHERE.includes(name)) continue;
    if (name in options) sorted.options.push(shown);
    else if (field.per_seat) sorted.perSeat.push(shown);
    else if (isSingle(field) && isWord(field)) sorted.facts.push(shown);
    else sorted.tiles.push(shown);
  }
  return sorted;
}

/** The seats that the view itself marks. */
export function marked({ fields }: Pick<Schema, 'fields'>, view: AnyView): number[] {
  return fields
    .filter(({ name, shape }) => SEATS.includes(name) && !shape.length)
    .map(({ name }) => (view as Record<string, Value>)[name])
    .filter((seat) => typeof seat === 'number');
}

/** Where a field is shown: the name for `data-place`. */
export const placeOf = (name: string, seat?: number) => (seat === undefined ? name : `${name} ${seat}`);
export const placeOfSeat = (seat: number) => `seat ${seat}`;

/** The places where these two views differ. */
export function changed({ fields }: Pick<Schema, 'fields'>, before: AnyView, after: AnyView): string[] {
  const found: string[] = [];
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  for (const { name, per_seat } of fields) {
    const [was, is] = [before, after].map((view) => (view as Record<string, Value>)[name] ?? null);
    if (!differs(was, is)) continue;
    if (per_seat && Array.isArray(was) && Array.isArray(is))
      is.forEach((one, seat) => differs(one, was[seat]) && found.push(placeOf(name, seat)));
    else found.push(placeOf(name));
  }
  return found;
}

/** A name of the program as people write it: `last_turns` is "Last turns". */
export function humanize(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A word of the program as people read it: `not-yet` is "not yet"; what is no plain word stays. */
export const plain = (word: string) => (/^[a-z]+([-_][a-z]+)+$/.test(word) ? word.replaceAll(/[-_]/g, ' ') : word);

/** A word as part of the name of a message: `take 1` is `take-1`. */
export const slug = (word: string) => word.replaceAll(/[^\w]+/g, '-').replaceAll(/^-+|-+$/g, '');

/** Equal cards lie together: each with how often it is there. */
export function together(cards: readonly Value[]): [card: Value, count: number][] {
  const piles = new Map<Value, number>();
  for (const card of cards) piles.set(card, (piles.get(card) ?? 0) + 1);
  return [...piles];
}
