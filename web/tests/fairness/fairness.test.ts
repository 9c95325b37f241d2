import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { digest, hex, nonceFor, sha256, unhex } from '../../src/fairness/fair';
import { checkReceipt, draw, hmac, type Receipt } from '../../src/fairness/receipt';
import { plainSha256 } from '../../src/fairness/sha256';
import { t, want } from '../../src/texts/translate.svelte';
import recorded from '../recorded/receipt.json';

const RECEIPT = recorded as unknown as Receipt;
const bytes = (text: string) => new TextEncoder().encode(text);
const changed = (change: (receipt: Receipt) => void): Receipt => {
  const copy = structuredClone(RECEIPT);
  change(copy);
  return copy;
};

beforeAll(() => want('page'));
beforeEach(() => localStorage.clear());

test('the plain SHA-256 is the one of the standard', async () => {
  expect(hex(plainSha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 1000]) {
    const text = Uint8Array.from({ length }, (_, n) => n % 251);
    expect(hex(plainSha256(text))).toBe(hex(await sha256(text)));
  }
});

test('a page without TLS has no WebCrypto, and finds the same', async () => {
  const there = hex(await sha256(bytes('abc')));
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(hex(await sha256(bytes('abc')))).toBe(there);
  vi.unstubAllGlobals();
});

test('HMAC-SHA256 as in RFC 4231, also with long keys', async () => {
  const second = await hmac(bytes('Jefe'), bytes('what do ya want for nothing?'));
  expect(hex(second)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  const sixth = await hmac(
    new Uint8Array(131).fill(0xaa),
    bytes('Test Using Larger Than Block-Size Key - Hash Key First'),
  );
  expect(hex(sixth)).toBe('60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54');
});

test('parts of a digest cannot be mistaken for each other', async () => {
  expect(hex(await digest('ab', 'c'))).not.toBe(hex(await digest('a', 'bc')));
  expect(hex(unhex('00ff10'))).toBe('00ff10');
});

test("a device's number is drawn once for each seat and collection", async () => {
  const first = await nonceFor('table', 0, 0);
  expect(first.nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(await nonceFor('table', 0, 0)).toEqual(first);
  expect((await nonceFor('table', 1, 0)).nonce).not.toBe(first.nonce);
  expect((await nonceFor('table', 0, 1)).nonce).not.toBe(first.nonce);
  expect(first.commitment).toBe(hex(await digest('fair/1 commit', 'person', 'table', '0', unhex(first.nonce))));
});

test('draws follow the odds', async () => {
  const key = bytes('key');
  const odds: [string, number][] = [
    ['heads', 1],
    ['tails', 3],
    ['edge', 0],
  ];
  const drawn = await Promise.all(Array.from({ length: 400 }, (_, n) => draw(key, `event/${n}`, odds)));
  const heads = drawn.filter((one) => one === 'heads').length;
  expect(heads).toBeGreaterThan(60);
  expect(heads).toBeLessThan(140);
  expect(drawn).not.toContain('edge');
  expect(await draw(key, 'event/0', [['only', 1]])).toBe('only');
  await expect(draw(key, 'event/0', [['never', 0]])).rejects.toThrow();
});

test('the receipt of a real game holds, and says that it proves little without numbers', async () => {
  const { right, grade, lines } = await checkReceipt(RECEIPT);
  expect(right).toBe(true);
  expect(grade).toBe('nobody');
  expect(lines).toContain(t('fair-own-unseen'));
});

test('every byte of a receipt counts', async () => {
  const text = `${JSON.stringify(RECEIPT, null, 1)}\n`;
  expect((await checkReceipt(bytes(text))).right).toBe(true);
  for (const other of [`${text}\n`, text.replace('\n', '\r\n'), JSON.stringify(RECEIPT), `\ufeff${text}`])
    expect((await checkReceipt(bytes(other))).right).toBe(false);
});

const event = RECEIPT.story.findIndex((line) => 'event' in line);
const sealed = RECEIPT.story.findIndex((line) => 'moves' in line && line.moves.some(({ salt }) => salt));

test.each<[string, (receipt: Receipt) => void]>([
  ['its secret', (receipt) => (receipt.secret = `00${receipt.secret.slice(2)}`)],
  ['its result', (receipt) => (receipt.result += '!')],
  ['an event', (receipt) => Object.assign(receipt.story[event]!, { event: 'dots 9' })],
  ['a line left out', (receipt) => receipt.story.splice(event, 1)],
  [
    'a sealed word',
    (receipt) => Object.assign((receipt.story[sealed] as { moves: object[] }).moves[0]!, { word: 'bet 10' }),
  ],
  ['its version', (receipt) => (receipt.fair = 'fair/2')],
])('a receipt with another %s does not', async (_, change) => {
  const { right, lines } = await checkReceipt(changed(change));
  expect(right).toBe(false);
  expect(lines.length).toBe(1);
});

test('what is no receipt is said to be none', async () => {
  expect((await checkReceipt({ fair: 'fair/1' })).right).toBe(false);
});
