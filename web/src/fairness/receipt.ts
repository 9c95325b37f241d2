// Checks a finished game's receipt (fair/1) on this device, as `quartett verify` does: the promises,
// every draw, every sealed choice and the chain over the whole story; and what this device saw.

import { digest, hex, joined, sha256, unhex } from './fair';
import { readReceipt, type Person, type Receipt } from './shape';
import { compare } from './compare';
import type { Witness } from './witness';
import { t } from '../texts/translate.svelte';

export type { Receipt } from './shape';

export type Grade = 'everybody' | 'some' | 'redrawn' | 'listed' | 'nobody' | 'broken';
export interface Verdict {
  /** Nothing contradicts anything; `grade` says what that proves. */
  right: boolean;
  grade: Grade;
  lines: string[];
}

export async function hmac(key: Uint8Array, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(Uint8Array.from(key)) : key);
  const inner = await sha256(joined([block.map((byte) => byte ^ 0x36), message]));
  return sha256(joined([block.map((byte) => byte ^ 0x5c), inner]));
}

class Wrong extends Error {}

const texts = (parts: unknown[]) => parts.map((part) => (part === null ? '' : String(part)));

function same(place: string, expected: string, got: string): void {
  if (expected !== got)
    throw new Wrong(t('fair-differs', { place, expected: expected.slice(0, 16), got: got.slice(0, 16) }));
}

/** Seats come in order, each once. */
function inOrder(place: string, seats: number[]): void {
  same(place, [...new Set(seats)].sort((a, b) => a - b).join(' '), seats.join(' '));
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

async function chainStart({ table, game, rules, secret, commitment, people, redraws }: Receipt): Promise<string> {
  const parts: unknown[] = people.flatMap((person) => Object.values(person));
  if (redraws) parts.unshift(people.length);
  parts.push(...(redraws ?? []).flatMap((redraw) => Object.values(redraw)));
  return hex(await digest('fair/1 chain', ...texts([table, game, rules, secret, commitment]), ...texts(parts)));
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

async function checkPeople(table: string, people: Person[]): Promise<void> {
  inOrder(
    t('fair-title'),
    people.map(({ seat }) => seat),
  );
  for (const { seat, nonce, commitment, left_out } of people) {
    const place = t('fair-number-of-seat', { number: seat + 1 });
    if (left_out !== undefined && (nonce === null) === (left_out === null)) same(place, '?', '-');
    if (nonce === null) continue;
    same(place, hex(await digest('fair/1 commit', 'person', table, String(seat), unhex(nonce))), commitment ?? '-');
  }
}

async function checkAll(receipt: Receipt): Promise<string[]> {
  const { table, people, story } = receipt;
  const secret = unhex(receipt.secret);
  same(t('fair-number-of-table'), hex(await digest('fair/1 commit', 'server', table, secret)), receipt.commitment);
  await checkPeople(table, people);
  const nonces = people.flatMap(({ nonce }) => (nonce === null ? [] : [unhex(nonce)]));
  const key = await hmac(secret, await digest('fair/1 key', table, ...nonces));
  let chain = await chainStart(receipt);
  let events = 0;
  let sealed = 0;
  let steps = 0;
  for (const [number, line] of story.entries()) {
    const place = t('fair-line', { number: number + 1 });
    chain = await link(chain, line);
    same(place, chain, line.chain);
    if ('event' in line) {
      const lot = number === 0 && line.label === 'start'; // the draw of the start player
      same(place, lot ? 'start' : `event/${events}`, line.label);
      same(place, await draw(key, line.label, line.odds), line.event);
      if (lot) continue;
      events++;
      steps++;
    } else if ('undo' in line) {
      if (line.undo >= steps) same(place, `< ${steps}`, String(line.undo));
      steps = line.undo;
    } else {
      const seats = line.moves.map(({ seat }) => seat);
      if (!seats.length) same(place, '1', '0');
      inOrder(place, seats);
      for (const { seat, word, salt, hash } of line.moves) {
        if (salt === null && hash === null) continue;
        const wanted = await digest('fair/1 sealed', table, String(steps), String(seat), word, unhex(salt ?? ''));
        same(place, hex(wanted), (salt && hash) ?? '-');
        sealed++;
      }
      steps++;
    }
  }
  same(t('fair-end'), hex(await digest('fair/1 end', chain, receipt.result)), receipt.end);
  return [
    t('fair-said-table'),
    t('fair-said-events', { count: events }),
    t('fair-said-sealed', { count: sealed }),
    t('fair-said-chain', { count: story.length }),
  ];
}

/** How much a receipt proves that fits together. */
export function gradeOf({ people, redraws }: Receipt): Grade {
  const given = people.map(({ nonce }) => nonce !== null);
  if (!given.some(Boolean)) return 'nobody';
  if (!redraws) return 'listed';
  return redraws.length ? 'redrawn' : given.every(Boolean) ? 'everybody' : 'some';
}

const nameOf = ({ seat, name }: Person) => name ?? t('player-number', { number: seat + 1 });

/** Whose numbers counted, who was left out, and every redraw. */
function peopleLines({ people, redraws }: Receipt): string[] {
  const counted = people.filter(({ nonce }) => nonce !== null).map(nameOf);
  return [
    ...(counted.length ? [t('fair-said-counted', { names: counted.join(', ') })] : []),
    ...people
      .filter(({ nonce }) => nonce === null)
      .map((person) => t(`fair-said-${person.left_out ?? 'withheld'}`, { name: nameOf(person) })),
    ...(redraws ?? []).map(({ name }) => t('fair-said-redraw', { name })),
  ];
}

/** What a receipt proves, in sentences; or the first thing in it that is not right. */
export async function checkReceipt(source: unknown, witness: Witness | null = null): Promise<Verdict> {
  const broken = (line: string): Verdict => ({ right: false, grade: 'broken', lines: [line] });
  const receipt = readReceipt(source);
  if (!receipt) return broken(t('fair-unreadable'));
  try {
    const lines = [...peopleLines(receipt), ...(await checkAll(receipt))];
    const seen = witness ? compare(receipt, witness) : { own: 'unseen' as const };
    if ('differs' in seen) return broken(t('fair-saw-differs', { place: seen.differs }));
    return { right: true, grade: gradeOf(receipt), lines: [t(`fair-own-${seen.own}`), ...lines] };
  } catch (fault) {
    return broken(fault instanceof Wrong ? fault.message : t('fair-unreadable'));
  }
}
