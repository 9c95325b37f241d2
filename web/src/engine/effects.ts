// Decodes what travels as numbers: packed rows into views, flat lists of numbers into effects. The
// game's schema says what the numbers mean.

import type { Note, Schema } from './schemas';
import type { FieldSchema } from './http';

/** Names of values in fields that have too many of them for a schema; sent with each message. */
export type Names = Record<string, Record<number, string>>;

/** A view of any game; a board knows its own type from `games/<name>/schema.ts`. */
export type AnyView = object;

/** An effect of any game. A detail that the viewer may not know is null. */
export interface AnyEffect {
  kind: string;
}

type Value = number | string | null | Value[];

/** Unpacks the cells of a row: numbers of seven bits a byte, the sign in the lowest bit; a zero is
 * followed by how many more zeros there are. */
export function unpackCells(packed: string): number[] {
  const bytes = atob(packed);
  const cells: number[] = [];
  let at = 0;
  const read = (): number => {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes.charCodeAt(at++);
      value += (byte % 128) * unit;
      if (!(byte >= 128)) return value;
    }
  };
  while (at < bytes.length) {
    const value = read();
    if (value) cells.push(value % 2 ? -(value + 1) / 2 : value / 2);
    else for (let zeros = read(); zeros >= 0; zeros--) cells.push(0);
  }
  return cells;
}

const sizeOf = ({ shape }: FieldSchema): number => shape.reduce((product, length) => product * length, 1);

/** Reads these cells as an entry of this shape; null if its first cell is unknown. */
function entry(schema: Schema, field: FieldSchema, names: Names, cells: number[], shape: number[]): Value {
  const [first] = cells;
  if (first === schema.unknown) return null;
  if (!shape.length) {
    if (field.words) return field.words[first!]!;
    if (field.bits) return field.bits.filter((_, bit) => (first! >> bit) & 1).join('+') || '-';
    return field.named ? (names[field.name]?.[first!] ?? String(first)) : first!;
  }
  if (field.cards && shape.length === 1)
    return field.cards.flatMap((card, n) => Array<string>(Math.max(0, cells[n]!)).fill(card));
  return split(cells, shape[0]!).map((part) => entry(schema, field, names, part, shape.slice(1)));
}

function split(cells: number[], parts: number): number[][] {
  const length = cells.length / parts;
  return Array.from({ length: parts }, (_, n) => cells.slice(n * length, (n + 1) * length));
}

/** Reads the cells of a row as the view it is: words and cards by name, null where unknown. */
export function readRow<View extends AnyView = AnyView>(schema: Schema, all: number[], names: Names): View {
  if (all.length !== schema.cells) throw new Error(`expected a row of ${schema.cells} cells; got ${all.length}`);
  const seats = all[0]!; // every layout begins with it
  const view: Record<string, Value> = {};
  let at = 0;
  for (const field of schema.fields) {
    const cells = all.slice(at, (at += sizeOf(field)));
    view[field.name] = field.per_seat
      ? split(cells, field.shape[0]!)
          .slice(0, seats)
          .map((part) => entry(schema, field, names, part, field.shape.slice(1)))
      : entry(schema, field, names, cells, field.shape);
  }
  return view as View;
}

/** Decodes a packed row into the view it is. */
export function decodeRow<View extends AnyView = AnyView>(schema: Schema, packed: string, names: Names): View {
  return readRow<View>(schema, unpackCells(packed), names);
}

function decodeNote(schema: Schema, { kind, details }: Note, flat: number[], at: number): AnyEffect {
  const found: Record<string, string | number | null> = { kind };
  details.forEach(({ name, words }, n) => {
    const value = flat[at + n]!;
    found[name] = value === schema.unknown ? null : words ? words[value]! : value;
  });
  return found as unknown as AnyEffect;
}

/** Reads `count` effects from a flat list of numbers, beginning at `at`; also says where they end. */
function readEffects(schema: Schema, flat: number[], at: number, count: number): [AnyEffect[], number] {
  const effects: AnyEffect[] = [];
  while (at < flat.length && effects.length < count) {
    const note = schema.effects[flat[at]!];
    if (!note) throw new Error(`expected a kind of effect of ${schema.game}; got ${flat[at]}`);
    effects.push(decodeNote(schema, note, flat, at + 1));
    at += 1 + note.details.length;
  }
  return [effects, at];
}

/** Decodes the effects of a step: of each its kind, then its details. */
export function decodeEffects<Effect extends AnyEffect = AnyEffect>(schema: Schema, flat: number[]): Effect[] {
  return readEffects(schema, flat, 0, Infinity)[0] as Effect[];
}

/** Decodes what each choice would do, in the order of the choices: of each the number of its effects,
 * then these. */
export function decodePreviews<Effect extends AnyEffect = AnyEffect>(
  schema: Schema,
  flat: number[],
  choices: string[],
): Map<string, Effect[]> {
  const previews = new Map<string, Effect[]>();
  let at = 0;
  for (const word of choices) {
    if (at >= flat.length) break;
    const [effects, end] = readEffects(schema, flat, at + 1, flat[at]!);
    previews.set(word, effects as Effect[]);
    at = end;
  }
  return previews;
}

/** What a message says in numbers. */
export interface Stream {
  /** The effects of each step in its log. */
  steps: AnyEffect[][];
  /** In a `changed`, the view after each step but the last. */
  between: AnyView[];
  /** The view as it is; null before the game begins. */
  view: AnyView | null;
  previews: Map<string, AnyEffect[]>;
}

interface Told {
  numbers: string;
  /** How many steps its log has, and whether the views between them are there. */
  steps: number;
  changed: boolean;
  choices: string[];
  names: Names;
}

/** Decodes the numbers of a message: of each step the count of its numbers and these, and behind it,
 * if another step follows in a `changed`, the view in between; then the view; then the previews. */
export function decodeStream(schema: Schema, { numbers, steps, changed, choices, names }: Told): Stream {
  const all = unpackCells(numbers);
  const stream: Stream = { steps: [], between: [], view: null, previews: new Map() };
  let at = 0;
  const take = (count: number): number[] => all.slice(at, (at += count));
  for (let step = 0; step < steps; step++) {
    stream.steps.push(decodeEffects(schema, take(all[at++]!)));
    if (changed && step < steps - 1) stream.between.push(readRow(schema, take(schema.cells), names));
  }
  if (at < all.length) stream.view = readRow(schema, take(schema.cells), names);
  stream.previews = decodePreviews(schema, all.slice(at), choices);
  return stream;
}

/** A detail of an effect by name; undefined if this kind has none of that name. */
export function detail(effect: AnyEffect, name: string): string | number | null | undefined {
  return (effect as unknown as Record<string, string | number | null | undefined>)[name];
}
