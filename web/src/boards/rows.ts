// nmbrs! in words and pictures: what a card shows, which rows lie, and which cards of the hand each
// offered word needs. Whether a word is allowed is not known here.

export interface View {
  variant: string;
  colours: string[];
  worths: number[];
  phase: string;
  round_number: number;
  at_turn: number;
  asked: number;
  opened: string[];
  face_down: number;
  face_up: number;
  order: string[];
  held: number[];
  hand: (string[] | null)[];
  taken: string[][];
  rows: string[];
  jokers: string[];
  meaning: number[];
  planned_row: string;
}

export interface Offer {
  word: string;
  verb: string;
  /** The row as numbers, for the three verbs that lay one. */
  row: number[];
  /** Cards of the hand. */
  needs: string[];
}

export const COLOURS = ['red', 'green', 'blue', 'orange'];

/** Which joker a card is; below 0: none. */
export const jokerOf = (card: string) => (card.startsWith('joker-') ? COLOURS.indexOf(card.slice(6)) : -1);

/** What a card shows; a joker has a number once it was said. */
export function face(view: View, card: string) {
  const joker = jokerOf(card);
  const place = joker < 0 ? Number(card) - 1 : 100 + joker;
  return {
    number: joker < 0 ? Number(card) : view.meaning[joker] || null,
    colour: view.colours[place] ?? COLOURS[joker] ?? 'red',
    worth: view.variant === 'simple' ? 0 : (view.worths[place] ?? 0),
    joker: joker >= 0,
  };
}

/** The rows on the table, each its cards in order. */
export function rowsOf(view: View): string[][] {
  return view.rows.flatMap((row, n) => {
    if (row === '-') return [];
    const jokers = view.jokers[n] === '-' ? [] : view.jokers[n]!.split('+');
    return [
      row.split('-').map((number) => {
        const joker = jokers.find((colour) => view.meaning[COLOURS.indexOf(colour)] === Number(number));
        return joker ? `joker-${joker}` : number;
      }),
    ];
  });
}

/** The words as offers: a row that grows takes what lies from the table, a crossing one card. */
export function offersOf(words: string[], view: View, held: string[]): Offer[] {
  const lying = rowsOf(view).map((row) => row.map((card) => face(view, card).number!));
  const said = held.filter((card) => jokerOf(card) >= 0 && view.meaning[jokerOf(card)]);
  const inHand = (number: number) =>
    said.find((card) => face(view, card).number === number) ?? (held.includes(String(number)) ? String(number) : null);

  function needed(verb: string, row: number[]): string[] {
    let fromTable: number[] = [];
    if (verb === 'grow') fromTable = lying.filter((other) => other.every((number) => row.includes(number))).flat();
    if (verb === 'cross') {
      const onTable = row.filter((number) => !inHand(number));
      fromTable = onTable.length ? onTable : row.filter((number) => lying.some((other) => other.includes(number))).slice(0, 1);
    }
    return row.filter((number) => !fromTable.includes(number)).flatMap((number) => inHand(number) ?? []);
  }

  return words.map((word) => {
    const [verb, ...rest] = word.split(' ') as [string, ...string[]];
    if (verb === 'lay' || verb === 'grow' || verb === 'cross') {
      const row = rest[0]!.split('-').map(Number);
      return { word, verb, row, needs: needed(verb, row) };
    }
    if (verb === 'discard') return { word, verb, row: [], needs: [rest[0]!] };
    if (rest[0] === 'as') return { word, verb: 'say', row: [Number(rest[1])], needs: [verb] };
    return { word, verb, row: [], needs: [] }; // swap, with, without, done, take, pass
  });
}

/** How well a number fits others: 0 fills an evenly spaced row, more leaves holes. */
export function spacing(numbers: number[], number: number): number {
  const all = [...new Set([...numbers, number])].sort((a, b) => a - b);
  const steps = all.slice(1).map((other, n) => other - all[n]!);
  if (!steps.length) return 0;
  const step = steps.reduce((a, b) => {
    while (b) [a, b] = [b, a % b];
    return a;
  });
  return all.length <= numbers.length ? 9 : (all.at(-1)! - all[0]!) / step + 1 - all.length;
}

/** The word that would lay these numbers, if they are evenly spaced. */
export function asRow(numbers: number[]): string | null {
  const row = [...numbers].sort((a, b) => a - b);
  const step = row[1]! - row[0]!;
  return row.length > 2 && row.every((number, n) => number === row[0]! + n * step) ? `lay ${row.join('-')}` : null;
}
