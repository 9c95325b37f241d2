// The table at one moment as the page knows it: what everybody sees, what only this viewer does, and
// the view decoded.

import { decodeStream, type AnyEffect, type AnyView } from './effects';
import type { Schema } from './schemas';
import type { Changed, LogLine, Message, Snapshot, Now as WireNow } from './wire';

/** A line of the log: something people did (`said`), or a step of the game (`effects`). */
export interface Line {
  step: number;
  said: Message | null;
  effects: AnyEffect[] | null;
  seat: number | null;
  /** Seconds since 1970. */
  at: number;
}

/** A message, read. */
export interface Told {
  now: Now;
  log: Line[];
  /** The view after each step of its log but the last; only in a `changed`. */
  between: AnyView[];
}

export interface Now<View = AnyView | null> extends WireNow {
  view: View;
  /** The words this seat may choose from. */
  choices: string[];
  /** What each of them would surely do. */
  previews: Map<string, AnyEffect[]>;
  chosen: string | null;
  undo_to: number | null;
  text: string | null;
}

const isStep = (line: LogLine) => !line.said;

/** Reads a message. */
export function readMessage(schema: Schema, { type, now, own, log, names }: Snapshot | Changed): Told {
  const choices = own.choices ?? [];
  const steps = log.filter(isStep).length;
  const stream = decodeStream(schema, { numbers: own.numbers, steps, changed: type === 'changed', choices, names });
  const effects = stream.steps.values();
  return {
    now: {
      ...now,
      view: stream.view,
      choices,
      previews: stream.previews,
      chosen: own.chosen ?? null,
      undo_to: own.undo_to ?? null,
      text: own.text ?? null,
    },
    log: log.map((line) => ({
      step: line.step,
      said: line.said ?? null,
      effects: isStep(line) ? effects.next().value! : null,
      seat: line.seat ?? null,
      at: line.at ?? 0,
    })),
    between: stream.between,
  };
}

export function hasView(now: Now): now is Now<AnyView> {
  return now.view !== null;
}

const NO_PREVIEWS = new Map<string, AnyEffect[]>();

/** The same moment with nothing to do in it: while a performance runs. */
export function withoutChoices<View>(now: Now<View>): Now<View> {
  return now.choices.length || now.undo_to !== null
    ? { ...now, choices: [], previews: NO_PREVIEWS, undo_to: null }
    : now;
}
