// Checks a finished game's receipt (fair/1) on this device, as `quartett verify` does: the promises,
// every draw, every sealed choice and the chain over the whole story.

import { digest, hex, joined, sha256, unhex } from './fair';
import { t } from '../texts/translate.svelte';

export async function hmac(key: Uint8Array, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(Uint8Array.from(key)) : key);
  const inner = await sha256(joined([block.map((byte) => byte ^ 0x36), message]));
  return sha256(joined([block.map((byte) => byte ^ 0x5c), inner]));
}

interface Person {
  seat: number;
  commitment: string;
  nonce: string | null;
}
interface EventLine {
  event: string;
  label: string;
  odds: [string, number][];
  chain: string;
}
interface MoveLine {
  moves: { seat: number; word: string; salt: string | null; hash: string | null }[];
  chain: string;
}
interface UndoLine {
  undo: number;
  chain: string;
}
export interface Receipt {
  fair: string;
  table: string;
  game: string;
  rules: number;
  secret: string;
  commitment: string;
  people: Person[];
  story: (EventLine | MoveLine | UndoLine)[];
  result: string;
  end: string;
}

class Wrong extends Error {}

const texts = (parts: unknown[]) => parts.map((part) => (part === null ? '' : String(part)));

function same(place: string, expected: string, got: string): void {
  if (expected !== got)
    throw new Wrong(t('fair-differs', { place, expected: expected.slice(0, 16), got: got.slice(0, 16) }));
}

/** The event that these odds give at this label: lowest bits, thrown away unless below the total. */
export async function draw(key: Uint8Array, label: string, odds: [string, number][]): Promise<string> {
  const total = odds.reduce((sum, [, weight]) => sum + weight, 0);
  if (!(total > 0 && total <= 2 ** 32) || odds.some(([, weight]) => weight < 0))
    throw new Wrong(t('fair-differs', { place: label, expected: '1 … 2³²', got: String(total) }));
  const bits = total <= 1 ? 0 : 2 ** (32 - Math.clz32(total - 1)) - 1;
  const head = new TextEncoder().encode(label);
  for (let block = 0; ; block++) {
    const message = new Uint8Array(head.length + 5);
    message.set(head);
    const raw = new DataView(message.buffer);
    raw.setUint32(head.length + 1, block);
    const numbers = new DataView((await hmac(key, message)).buffer);
    for (let at = 0; at < 32; at += 4) {
      let below = (numbers.getUint32(at) & bits) >>> 0;
      if (below >= total) continue;
      for (const [event, weight] of odds) {
        if (below < weight) return event;
        below -= weight;
      }
    }
  }
}

async function link(before: string, line: Receipt['story'][number]): Promise<string> {
  const parts =
    'event' in line
      ? ['event', line.event, line.label, ...line.odds.flat()]
      : 'undo' in line
        ? ['undo', line.undo]
        : ['moves', ...line.moves.flatMap((move) => [move.seat, move.word, move.salt, move.hash])];
  return hex(await digest('fair/1 link', before, ...texts(parts)));
}

async function checkAll(receipt: Receipt): Promise<string[]> {
  const { table, people, story } = receipt;
  if (receipt.fair !== 'fair/1')
    throw new Wrong(t('fair-differs', { place: 'fair', expected: 'fair/1', got: receipt.fair }));
  const secret = unhex(receipt.secret);
  same(t('fair-number-of-table'), hex(await digest('fair/1 commit', 'server', table, secret)), receipt.commitment);
  const given = people.filter((person) => person.nonce !== null);
  for (const { seat, nonce, commitment } of given)
    same(
      t('fair-number-of-seat', { number: seat + 1 }),
      hex(await digest('fair/1 commit', 'person', table, String(seat), unhex(nonce!))),
      commitment,
    );
  const key = await hmac(secret, await digest('fair/1 key', table, ...given.map(({ nonce }) => unhex(nonce!))));
  const heads = [table, receipt.game, receipt.rules, receipt.secret, receipt.commitment];
  const persons = people.flatMap(({ seat, commitment, nonce }) => [seat, commitment, nonce]);
  let chain = hex(await digest('fair/1 chain', ...texts(heads), ...texts(persons)));
  let events = 0;
  let sealed = 0;
  let steps = 0;
  for (const [number, line] of story.entries()) {
    const place = t('fair-line', { number: number + 1 });
    chain = await link(chain, line);
    same(place, chain, line.chain);
    if ('event' in line) {
      same(place, `event/${events}`, line.label);
      same(place, await draw(key, line.label, line.odds), line.event);
      events++;
      steps++;
    } else if ('undo' in line) {
      if (line.undo >= steps) same(place, `< ${steps}`, String(line.undo));
      steps = line.undo;
    } else {
      for (const { seat, word, salt, hash } of line.moves) {
        if (salt === null && hash === null) continue;
        const wanted = await digest('fair/1 sealed', table, String(steps), String(seat), word, unhex(salt ?? ''));
        same(place, hex(wanted), hash ?? '');
        sealed++;
      }
      steps++;
    }
  }
  same(t('fair-end'), hex(await digest('fair/1 end', chain, receipt.result)), receipt.end);
  return [
    t('fair-said-table'),
    t('fair-said-people', { count: given.length }),
    t('fair-said-events', { count: events }),
    t('fair-said-sealed', { count: sealed }),
    t('fair-said-chain', { count: story.length }),
  ];
}

/** What was found right, in sentences; or the first thing that is not. */
export async function checkReceipt(receipt: unknown): Promise<{ right: boolean; lines: string[] }> {
  try {
    return { right: true, lines: await checkAll(receipt as Receipt) };
  } catch (fault) {
    return { right: false, lines: [fault instanceof Wrong ? fault.message : t('fair-unreadable')] };
  }
}
