// Effects in the reader's language: each kind has a sentence for the log (`effect-<kind>`) and a
// clause for the preview of a move (`preview-<kind>`) in the game's catalogue.

import { detail, type AnyEffect } from '../engine/effects';
import type { Line } from '../engine/now';
import { isNews } from '../engine/player.svelte';
import type { Schema } from '../engine/schemas';
import { edition, find, speaker } from './translate.svelte';
import type { Message } from '../engine/wire';

type Details = Record<string, string | number>;

export interface Wording {
  /** Words a message of the server: a refusal, or what people did. */
  say: (said: Message) => string;
  /** The sentence of one effect; empty where it is not worth one. */
  effect: (effect: AnyEffect) => string;
  /** The sentences of all effects of a step. */
  effects: (effects: AnyEffect[]) => string;
  /** What a word would do, in clauses. */
  preview: (effects: AnyEffect[]) => string;
  /** The same without what nobody has to be told. */
  news: (line: Partial<Line>) => string;
  /** A line of the log; empty where the step is not worth one. */
  line: (line: Line) => string;
}

/** The details of an effect as its texts ask for them: a seat by name and by whether it is `you`, the
 * first seat again (`same`) or somebody else; digits as numbers; `hidden` where it is not known. */
export function detailsOf(schema: Schema, effect: AnyEffect, names: string[], you: number | null): Details {
  const details: Details = {};
  let first: number | null = null;
  for (const { name, kind } of schema.effects.find((note) => note.kind === effect.kind)?.details ?? []) {
    const value = detail(effect, name) ?? null;
    if (value === null) details[name] = 'hidden';
    else if (kind === 'seat' && typeof value === 'number') {
      details[name] = names[value] ?? String(value);
      details[`${name}_is`] = value === first ? 'same' : value === you ? 'you' : 'other';
      first ??= value;
    } else details[name] = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  }
  return details;
}

/** Words for one table. `you` is the seat that is spoken to; null where several people share the
 * device or nobody at it plays. Worded anew when the language changes. */
export function wordingOf(schema: Schema, names: string[], you: number | null): Wording {
  edition(); // whoever derives from this is derived again
  const say = speaker(schema.game, names);
  const word = (prefix: string) => (effect: AnyEffect) =>
    find(schema.game, `${prefix}-${effect.kind}`, detailsOf(schema, effect, names, you)) ?? '';
  const join = (prefix: string, by: string) => (effects: AnyEffect[]) =>
    effects.map(word(prefix)).filter(Boolean).join(by);
  const effects = join('effect', ' ');
  const lines = new WeakMap<Line, string>();
  return {
    say,
    effect: word('effect'),
    effects,
    news: ({ said, effects: all }) => (all ? effects(all.filter(isNews)) : said ? say(said) : ''),
    preview: join('preview', '; '),
    line: (line) => {
      let text = lines.get(line);
      if (text === undefined) {
        text = line.effects ? effects(line.effects) : line.said ? say(line.said) : '';
        lines.set(line, text);
      }
      return text;
    },
  };
}
