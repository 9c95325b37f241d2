// SHA-256 in plain arithmetic, for pages without TLS, where browsers keep WebCrypto away.

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
      w[i] = w[i - 16]! + w[i - 7]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    }
    let [a, b, c, d, e, f, g, last] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const one = (last + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, last].forEach((value, i) => (state[i] = state[i]! + value));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((value, i) => digest.setUint32(4 * i, value));
  return new Uint8Array(digest.buffer);
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
