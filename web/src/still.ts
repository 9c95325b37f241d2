// Pictures of a game outside a running table: a frame of a replay, a position of a lesson.

import type { Frame, Tried } from './api';
import type { About, Choice, Now, Outcome } from './wire';

const NO_FAIRNESS: Now['fairness'] = { commitment: '', commitments: [], nonces: [], opening: false };

interface Still {
  step: number;
  names: string[];
  view: Record<string, unknown>;
  text: string;
  acting?: number[];
  choices?: Choice[];
  scores?: number[];
  outcome?: Outcome | null;
}

function still({ step, names, view, text, acting = [], choices = [], scores, outcome = null }: Still): Now {
  return {
    phase: outcome ? 'over' : 'playing',
    step,
    seats: names.map((name) => ({ kind: 'person', name, presence: 'here' })),
    view,
    text,
    acting,
    ready: [],
    chance: false,
    choices,
    chosen: null,
    scores: scores ?? outcome?.scores ?? names.map(() => 0),
    outcome,
    undo_to: null,
    wish: null,
    fairness: NO_FAIRNESS,
    sealed_hashes: names.map(() => null),
  };
}

export function frameNow(frame: Frame, names: string[], outcome: Outcome | null): Now {
  return still({ ...frame, names, outcome });
}

export function triedNow(tried: Tried, names: string[], seat: number, step: number): Now {
  const scores = tried.outcome?.scores ?? (tried as { scores?: number[] }).scores;
  return still({ ...tried, names, step, scores, choices: tried.choices[seat] ?? [] });
}

export function stillAbout(game: string, seats: number, options: Record<string, string | number | boolean>): About {
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
