// Moments of a game outside a running table: a frame of a replay, a position of a lesson.

import { decodeEffects, decodePreviews, decodeRow, detail } from './effects';
import type { Line, Now } from './now';
import type { Schema } from './schemas';
import type { Frame, Replay, Tried } from './http';
import type { About, Outcome } from './wire';

const NO_FAIRNESS: Now['fairness'] = { commitment: '', commitments: [], nonces: [] };

type Told = Pick<Now, 'step' | 'view' | 'text' | 'scores'> &
  Partial<Pick<Now, 'acting' | 'choices' | 'previews' | 'outcome'>>;

function nowOf(names: string[], told: Told): Now {
  return {
    phase: told.outcome ? 'over' : 'playing',
    seats: names.map((name) => ({ kind: 'person', name, presence: 'here' })),
    acting: [],
    ready: [],
    chance: false,
    thrower: null,
    choices: [],
    previews: new Map(),
    chosen: null,
    outcome: null,
    undo_to: null,
    wish: null,
    fairness: NO_FAIRNESS,
    sealed_hashes: names.map(() => null),
    ...told,
  };
}

/** A frame of a replay. */
export function frameNow(schema: Schema, replay: Replay, frame: Frame, names: string[]): Now {
  const { step, text, scores } = frame;
  const outcome: Outcome | null = frame === replay.frames.at(-1) ? replay.outcome : null;
  return nowOf(names, { step, text, scores, view: decodeRow(schema, frame.row, replay.names), outcome });
}

/** The line of the log for the step that led to a frame; there is none before the first. */
export function frameLine(schema: Schema, { step, effects: flat, at }: Frame): Line[] {
  if (!step) return [];
  const effects = decodeEffects(schema, flat);
  const seat = effects.map((effect) => detail(effect, 'seat')).find((one) => typeof one === 'number') ?? null;
  return [{ step: step - 1, said: null, effects, seat, at }];
}

/** A position that was tried, for a seat. */
export function triedNow(schema: Schema, tried: Tried, place: { names: string[]; seat: number; step: number }): Now {
  const { text, scores, acting, outcome } = tried;
  const { words: choices, previews } = tried.choices[place.seat] ?? { words: [], previews: [] };
  return nowOf(place.names, {
    step: place.step,
    text,
    scores,
    acting,
    outcome,
    view: decodeRow(schema, tried.row, tried.names),
    choices,
    previews: decodePreviews(schema, previews, choices),
  });
}

export function frameAbout(game: string, seats: number, options: Record<string, string | number | boolean>): About {
  return {
    table: '',
    game,
    seats,
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
    manners: {},
    host: false,
    player_code: null,
    watcher_code: null,
  };
}
