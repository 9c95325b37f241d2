// The only form of a receipt: its fields in their order, written as a table writes them.

export interface Person {
  seat: number;
  /** Older receipts name nobody, and not why somebody was left out. */
  name?: string;
  commitment: string | null;
  nonce: string | null;
  left_out?: 'late' | 'away' | 'withheld' | null;
}
export interface Redraw {
  table: string;
  round: number;
  seat: number;
  name: string;
}
export interface EventLine {
  event: string;
  label: string;
  odds: [string, number][];
  chain: string;
}
export interface MoveLine {
  moves: { seat: number; word: string; salt: string | null; hash: string | null }[];
  chain: string;
}
export interface UndoLine {
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
  redraws?: Redraw[];
  story: (EventLine | MoveLine | UndoLine)[];
  result: string;
  end: string;
}

const HEADINGS = 'fair:fair table:text game:text rules:whole secret:hex commitment:hex people:';
const SHAPES: Record<string, string> = {
  receipt: `${HEADINGS}person* redraws:redraw* story:line* result:text end:hex`,
  person: 'seat:whole name:text commitment:hex? nonce:hex? left_out:why?',
  redraw: 'table:text round:whole seat:whole name:text',
  older: `${HEADINGS}older_person* story:line* result:text end:hex`,
  older_person: 'seat:whole commitment:hex nonce:hex?',
  event: 'event:text label:text odds:odds chain:hex',
  undo: 'undo:whole chain:hex',
  moves: 'moves:move* chain:hex',
  move: 'seat:whole word:text salt:hex? hash:hex?',
};

const text = (value: unknown) => typeof value === 'string' && !/\p{Surrogate}/u.test(value);
const whole = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const FITS: Record<string, (value: unknown) => boolean> = {
  fair: (value) => value === 'fair/1',
  text,
  whole,
  why: (value) => text(value) && ['late', 'away', 'withheld'].includes(value as string),
  hex: (value) => text(value) && /^[0-9a-f]{64}$/.test(value as string),
  odds: (value) =>
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && text(pair[0]) && whole(pair[1])),
};

function fits(value: unknown, shape: string): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (shape === 'line') shape = 'event' in value ? 'event' : 'undo' in value ? 'undo' : 'moves';
  const fields = SHAPES[shape]!.split(' ').map((field) => field.split(':') as [string, string]);
  if (Object.keys(value).join(' ') !== fields.map(([name]) => name).join(' ')) return false;
  return fields.every(([name, kind]) => {
    const part = (value as Record<string, unknown>)[name];
    if (kind.endsWith('*')) return Array.isArray(part) && part.every((entry) => fits(entry, kind.slice(0, -1)));
    if (kind.endsWith('?')) return part === null || FITS[kind.slice(0, -1)]!(part);
    return FITS[kind]!(part);
  });
}

/** The receipt that these bytes are; null if they are none, or are not written as a table does. */
export function readReceipt(source: unknown): Receipt | null {
  try {
    const raw =
      source instanceof Uint8Array
        ? new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source)
        : `${JSON.stringify(source, null, 1)}\n`;
    const receipt: unknown = JSON.parse(raw);
    const older = typeof receipt === 'object' && receipt !== null && !('redraws' in receipt);
    const written = `${JSON.stringify(receipt, null, 1)}\n`;
    return written === raw && fits(receipt, older ? 'older' : 'receipt') ? (receipt as Receipt) : null;
  } catch {
    return null; // no text, or no JSON
  }
}
