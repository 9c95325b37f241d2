// What the page asks the server beside the table's socket.

import type {
  Addresses,
  Attempt,
  GameAbout,
  InvitationAbout,
  Joined,
  Links,
  Mine,
  NewTable,
  QrCode,
  RefusalBody,
  Replay,
  ShortCode,
  TableAt,
  Tried,
} from './http';
import type { Message } from './wire';

export type { Attempt, Frame, GameAbout, InvitationAbout, Mine, NewTable, OptionAbout, Replay, Tried } from './http';

/** The server said no, in a sentence. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    readonly rule: string | null = null,
    readonly said: Message | null = null,
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
  const refusal = (await response.json().catch(() => ({}))) as Partial<RefusalBody>;
  throw new Refused(
    refusal.refusal ?? response.statusText,
    response.status,
    refusal.rule ?? null,
    refusal.said ?? null,
  );
}

/** Asks for JSON; with a body by POST. */
export async function json<T>(path: string, body?: unknown): Promise<T> {
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
export const open = (table: NewTable) => json<TableAt>('/api/tables', table);
export const invitation = (code: string) => json<InvitationAbout>(`/api/invitations/${encodeURIComponent(code)}`);
export const accept = (code: string, name: string) =>
  json<Joined>(`/api/invitations/${encodeURIComponent(code)}`, { name });
export const shortCode = (table: string, kind: 'player' | 'watcher') =>
  json<ShortCode>(`/api/tables/${table}/short-codes`, { kind });
export const qrCode = (table: string, link: string) =>
  json<QrCode>(`/api/tables/${table}/qr?link=${encodeURIComponent(link)}`);
export const addresses = (table: string) => json<Addresses>(`/api/tables/${table}/addresses`);
export const renewLinks = (table: string) => json<Links>(`/api/tables/${table}/invitations`, {});
/** `eyes`: `all`, `spectator`, `seat` (one's own), or the number of a seat. The answer says whose they are: one's
 * own where these are not open yet. */
export const replay = (table: string, eyes: string) =>
  json<Replay>(`/api/tables/${table}/replay?eyes=${eyes}&fallback=true`);
/** The receipt as it was written: every byte of it counts. */
export const receipt = async (table: string) =>
  new Uint8Array(await (await ask(`/api/tables/${table}/receipt`)).arrayBuffer());
export const attempt = (what: Attempt) => json<Tried>('/api/try', what);
