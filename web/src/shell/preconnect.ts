// What can begin before the page itself is here: the line to a table is opened, and what will be
// shown there is asked for while the larger files are still on their way.

import { boardOf } from '../board/games';
import { bring } from '../texts/catalogues';
import { sharedSeats } from './hotseat';
import { codeOf, readPreferences } from './preferences';
import { Link, type Listener } from '../engine/link';

/** Hears in the place of a table that is not here yet, and tells it everything once it is. */
class Waiting implements Listener {
  readonly #heard: ((listener: Listener) => void)[] = [];
  readonly #keep =
    <Name extends keyof Listener>(name: Name) =>
    (...words: Parameters<Listener[Name]>): void =>
      void this.#heard.push((listener) => (listener[name] as (...words: Parameters<Listener[Name]>) => void)(...words));

  readonly state = this.#keep('state');
  readonly changed = this.#keep('changed');
  readonly presence = this.#keep('presence');
  readonly reacted = this.#keep('reacted');
  readonly snapshot: Listener['snapshot'] = (message) => {
    hasten(message.about.game);
    this.#heard.push((listener) => listener.snapshot(message));
  };

  tell(listener: Listener): void {
    for (const say of this.#heard) say(listener);
  }
}

const preconnected = new Map<string, { line: Link; waiting: Waiting }>();

function addressOf(table: string, seat: number | null): string {
  const query = seat === null ? '' : `?seat=${seat}`;
  return `/api/tables/${encodeURIComponent(table)}/socket${query}`;
}

/** The line to a table, perhaps one that was opened early. */
export function lineTo(table: string, seat: number | null, listener: Listener): Link {
  const address = addressOf(table, seat);
  const found = preconnected.get(address);
  if (!found) return new Link(address, listener);
  preconnected.delete(address);
  found.line.listener = listener;
  found.waiting.tell(listener);
  return found.line;
}

/** Which seats of a table this device has a line for. */
export function seatsHere(table: string): (number | null)[] {
  const shared = sharedSeats(table);
  return shared.length > 1 ? shared : [null];
}

const LAST = 'quartett-last';

/** Where this device was last, and what was played there. */
function lastTable(): string[] {
  try {
    return (localStorage.getItem(LAST) ?? '').split(' ');
  } catch {
    return []; // no storage
  }
}

export function rememberTable(table: string, game: string): void {
  try {
    localStorage.setItem(LAST, `${table} ${game}`);
  } catch {
    // then it is asked for when the table has told its game
  }
}

function ask(...topics: string[]): void {
  const language = codeOf(readPreferences().language);
  for (const topic of topics) bring(topic, language).catch(() => {}); // asked again when needed
}

/** Asks for a game's board and words, so that they are here when somebody comes to its table. */
export function hasten(game: string): void {
  boardOf(game).catch(() => {}); // perhaps there is none any more; whoever shows it will say so
  ask(game);
}

/** Called once, first of all. */
export function begin(): void {
  ask('page');
  const [, screen, table] = location.pathname.split('/');
  if (screen !== 't' || !table) return;
  const id = decodeURIComponent(table);
  const [last, game] = lastTable();
  if (last === id && game) hasten(game);
  for (const seat of seatsHere(id)) {
    const waiting = new Waiting();
    preconnected.set(addressOf(id, seat), { line: new Link(addressOf(id, seat), waiting), waiting });
  }
}
