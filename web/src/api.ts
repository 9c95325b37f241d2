// What the page asks the server beside the table's socket.

import type { About, Choice, LogLine, Manners, Outcome, Said, SeatPicture } from './wire';

export interface OptionAbout {
  name: string;
  kind: 'number' | 'words' | 'switch' | 'component';
  default: string | number | boolean;
  low?: number;
  high?: number;
  values?: string[];
}

export interface GameAbout {
  name: string;
  title: string;
  seats: [number, number];
  rules: string[];
  options: OptionAbout[];
  levels: string[];
  parts: string[];
  endings: string[];
}

export interface Mine {
  table: string;
  game: string;
  phase: string;
  my_turn: boolean;
  names: string[];
  updated: number;
}

export interface Invitation {
  table: string;
  game: string;
  kind: 'player' | 'watcher';
  open: number;
  names: string[];
  phase: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, string | number | boolean>;
  manners: Manners;
  name: string;
  names: string[] | null;
  seating: string[];
  begin: boolean;
}

export interface Frame {
  step: number;
  view: Record<string, unknown>;
  text: string;
  log: LogLine[];
  scores: number[];
}

export interface Replay {
  about: About;
  seats: SeatPicture[];
  frames: Frame[];
  outcome: Outcome | null;
}

export interface Attempt {
  game: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
  position?: string;
  event?: string;
  moves?: Record<string, string>;
  eyes?: number | 'spectator' | 'all';
}

export interface Tried {
  text: string;
  view: Record<string, unknown>;
  acting: number[];
  choices: Record<string, Choice[]>;
  odds: Record<string, number>;
  outcome: Outcome | null;
  log: LogLine[];
}

/** The server said no, in a sentence. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    readonly rule: string | null = null,
    readonly said: Said | null = null,
  ) {
    super(sentence);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

async function ask(path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? { headers: { Accept: 'application/json, text/plain' } }
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'X-Quartett': '1' },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as Partial<Record<string, unknown>>;
  throw new Refused(
    typeof told.refusal === 'string' ? told.refusal : response.statusText,
    response.status,
    typeof told.rule === 'string' ? told.rule : null,
    (told.said as Said | undefined) ?? null,
  );
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

let known: Promise<GameAbout[]> | null = null;

/** The games there are; asked once. */
export function games(): Promise<GameAbout[]> {
  known ??= json<GameAbout[]>('/api/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function game(name: string): Promise<GameAbout> {
  const found = (await games()).find((one) => one.name === name);
  if (!found) throw new Refused(name, 404);
  return found;
}

export const mine = () => json<Mine[]>('/api/mine');
export const open = (table: NewTable) => json<{ table: string }>('/api/tables', table);
export const invitation = (code: string) =>
  json<Invitation>(`/api/invitations/${encodeURIComponent(code)}`);
export const accept = (code: string, name: string) =>
  json<{ table: string; seat: number | null }>(`/api/invitations/${encodeURIComponent(code)}`, { name });
export const renewLinks = (table: string) =>
  json<{ player_code: string; watcher_code: string }>(`/api/tables/${table}/invitations`, {});
export const replay = (table: string, eyes: string) =>
  json<Replay>(`/api/tables/${table}/replay?eyes=${eyes}`);
export const receipt = (table: string) => json<Record<string, unknown>>(`/api/tables/${table}/receipt`);
export const attempt = (what: Attempt) => json<Tried>('/api/try', what);
