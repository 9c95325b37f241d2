// fair/1 on this device: its own random number, and the check of a finished game's receipt.

const words = new TextEncoder();

function bytesOf(part: string | Uint8Array): Uint8Array {
  return typeof part === 'string' ? words.encode(part) : part;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function u32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** SHA-256. Browsers keep WebCrypto from pages without TLS, such as a friend's machine in the same
 * house, so there is a plain one beside it. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return plainSha256(bytes);
}

export function plainSha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { h, k } = constants();
  const state = Uint32Array.from(h);
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const w = new Uint32Array(64);
  const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]!;
      const y = w[i - 2]!;
      w[i] =
        w[i - 16]! + w[i - 7]! +
        (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) +
        (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, last] = state as unknown as [
      number, number, number, number, number, number, number, number,
    ];
    for (let i = 0; i < 64; i++) {
      const one =
        (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, last].forEach((value, i) => (state[i] = state[i]! + value));
  }
  return joined([...state].map(u32));
}

let made: { h: number[]; k: number[] } | null = null;

/** The fractions of the square and cube roots of the first primes. */
function constants(): { h: number[]; k: number[] } {
  if (made) return made;
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  const fraction = (x: number) => ((x - Math.floor(x)) * 0x100000000) | 0;
  made = {
    h: primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))),
    k: primes.map((p) => fraction(Math.cbrt(p))),
  };
  return made;
}

/** H(parts) = SHA256(concat(u32be(len p) ‖ p)). */
export function digest(...parts: (string | Uint8Array)[]): Promise<Uint8Array<ArrayBuffer>> {
  return sha256(joined(parts.map(bytesOf).flatMap((part) => [u32(part.length), part])));
}

export async function hmac(key: Uint8Array, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(Uint8Array.from(key)) : key);
  const inner = await sha256(joined([block.map((byte) => byte ^ 0x36), message]));
  return sha256(joined([block.map((byte) => byte ^ 0x5c), inner]));
}

/** This device's number for a seat at a table: drawn once, kept until the game is over. */
export async function nonceFor(
  table: string,
  seat: number,
): Promise<{ nonce: string; commitment: string }> {
  const place = `quartett-nonce/${table}/${seat}`;
  let nonce = localStorage.getItem(place);
  if (!nonce) {
    nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
    localStorage.setItem(place, nonce);
  }
  const commitment = hex(await digest('fair/1 commit', 'person', table, String(seat), unhex(nonce)));
  return { nonce, commitment };
}
