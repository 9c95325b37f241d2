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

export function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
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
  return (await import('./sha256')).plainSha256(bytes);
}

/** H(parts) = SHA256(concat(u32be(len p) ‖ p)). */
export function digest(...parts: (string | Uint8Array)[]): Promise<Uint8Array<ArrayBuffer>> {
  return sha256(joined(parts.map(bytesOf).flatMap((part) => [u32(part.length), part])));
}

/** This device's number for a seat at a table: drawn once for each collection of numbers, and kept. */
export async function nonceFor(
  table: string,
  seat: number,
  again: number,
): Promise<{ nonce: string; commitment: string }> {
  const place = `quartett-nonce/${table}/${seat}/${again}`;
  let nonce = localStorage.getItem(place);
  if (!nonce) {
    nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
    localStorage.setItem(place, nonce);
  }
  const commitment = hex(await digest('fair/1 commit', 'person', table, String(seat), unhex(nonce)));
  return { nonce, commitment };
}
