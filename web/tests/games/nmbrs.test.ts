import { describe, expect, test } from 'vitest';
import { fitted, islands } from '../../src/games/nmbrs/felt/arrangement';
import {
  beforeTheEnd,
  colourOfJoker,
  distance,
  face,
  handOf,
  isJoker,
  offerOf,
  rowsOf,
  wordFor,
} from '../../src/games/nmbrs/rows';
import { TABLES, type Effect, type View } from '../../src/games/nmbrs/schema';

const VIEW = {
  colours: TABLES.cards.map((_, n) => TABLES.colours[n % 4]),
  worths: TABLES.cards.map((_, n) => n % 10),
  worths_differ: 'yes',
  meaning: [24, 0, 0, 0],
  hand: [['7', '40', 'joker-green'], null],
  taken: [['9'], []],
  held: [3, 2],
  order: ['5', '77', '-'],
  face_up: 2,
  open_card: '77',
  face_down: 50,
  rows: ['10-20-30', '16-20-24', '41-42-43', '-'],
  jokers: ['-', 'red', '-', '-'],
  island: [1, 1, 2, 0],
  way: ['across', 'down', 'across', '-'],
  line: [1, 0, 0, 0],
  column: [0, 1, 0, 0],
} as unknown as View;

const lays = (how: 'lay' | 'grow', first: number, length: number): Effect => ({
  kind: 'laid',
  seat: 0,
  how,
  first,
  step: 1,
  length,
});
const placed = (card: string, number: number): Effect => ({ kind: 'placed', seat: 0, card, colour: 'red', number });

describe('cards', () => {
  test('a joker shows the number it stands for', () => {
    expect(face(VIEW, 'joker-red')).toMatchObject({ number: 24, joker: true });
    expect(face(VIEW, 'joker-green')).toMatchObject({ number: null, joker: true });
    expect(face(VIEW, '12')).toEqual({ number: 12, colour: 'orange', worth: 1, joker: false });
    expect(face({ ...VIEW, worths_differ: 'no' }, '12').worth).toBe(0);
    expect([isJoker('joker-blue'), isJoker('12')]).toEqual([true, false]);
    expect(colourOfJoker('swap joker-blue')).toBe('blue');
  });

  test('a hand is what was drawn and what was taken', () => {
    expect(handOf(VIEW, 0)).toEqual(['7', '40', 'joker-green', '9']);
    expect(handOf(VIEW, 1)).toEqual([]);
  });
});

describe('rows', () => {
  test('rows are read with their jokers, and lie where the view says', () => {
    expect(rowsOf(VIEW)).toEqual([
      { cards: ['10', '20', '30'], island: 1, way: 'across', line: 1, column: 0 },
      { cards: ['16', '20', 'joker-red'], island: 1, way: 'down', line: 0, column: 1 },
      { cards: ['41', '42', '43'], island: 2, way: 'across', line: 0, column: 0 },
    ]);
  });

  test('crossing rows are one drawing, in which a card is drawn once', () => {
    const [crossword, single] = islands(rowsOf(VIEW));
    expect(crossword).toMatchObject({ lines: 3, columns: 3 });
    const at = new Map(crossword!.cells.map(({ card, line, column }) => [card, [line, column]]));
    expect(Object.fromEntries(at)).toEqual({
      '10': [1, 0],
      '20': [1, 1],
      '30': [1, 2],
      '16': [0, 1],
      'joker-red': [2, 1],
    });
    expect(single).toMatchObject({ lines: 1, columns: 3 });
  });

  test('rows that lie apart are drawings of their own, with marks where they cross', () => {
    const apart = rowsOf({ ...VIEW, way: ['apart', 'apart', 'across', '-'], line: [0, 0, 0, 0], column: [0, 0, 0, 0] });
    const drawings = islands(apart);
    expect(drawings.map(({ lines, columns }) => [lines, columns])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(drawings[0]!.cells.filter(({ shared }) => shared).map(({ card }) => card)).toEqual(['20']);
  });

  test('drawings find room without lying over each other, and stay where they are', () => {
    const layout = fitted(islands(rowsOf(VIEW)), 320, 200, 1.1);
    const places = layout.drawings.flatMap(({ cells }) => cells.map(({ line, column }) => `${line},${column}`));
    expect(new Set(places).size).toBe(8);
    const again = fitted(islands(rowsOf(VIEW)), 320, 200, 1.1, layout);
    expect(again.drawings).toEqual(layout.drawings);
  });
});

describe('offers', () => {
  test('a lay says its cards, its points and what doubling makes of them', () => {
    const effects: Effect[] = [
      lays('lay', 7, 3),
      placed('7', 7),
      placed('joker-green', 8),
      placed('9', 9),
      { kind: 'scored', seat: 0, points: 6, doubled: 'one-colour', score: 56, base: 3 },
    ];
    expect(offerOf('lay 7-8-9', effects, VIEW, [])).toMatchObject({
      verb: 'lay',
      row: [7, 8, 9],
      needs: ['7', 'joker-green', '9'],
      points: 6,
      base: 3,
    });
  });

  test('growing says which lying cards it goes to', () => {
    const effects: Effect[] = [
      lays('grow', 40, 4),
      { kind: 'joined', first: 41, step: 1, length: 3, jokers: '-' },
      placed('40', 40),
    ];
    expect(offerOf('grow 40-41-42-43', effects, VIEW, [])).toMatchObject({ needs: ['40'], lying: ['41', '42', '43'] });
  });

  test('a planned row takes what the hand has of it', () => {
    const effects: Effect[] = [{ kind: 'planned', seat: 0, how: 'grow', first: 40, step: 1, length: 4 }];
    const offer = offerOf('grow 40-41-42-43', effects, VIEW, ['7', '40']);
    expect(offer).toMatchObject({ open: true, needs: ['40'], lying: ['41', '42', '43'] });
  });

  test('a number for a joker is near if its best row has the picked ones', () => {
    const effects: Effect[] = [
      { kind: 'said', seat: 0, joker: 'green', number: 8 },
      { kind: 'could-lay', seat: 0, points: 3, first: 7, step: 1, length: 3 },
    ];
    const offer = offerOf('joker-green as 8', effects, VIEW, []);
    expect(offer).toMatchObject({ verb: 'say', row: [8], needs: ['joker-green'], leads: [7, 8, 9] });
    expect(distance(offer, [7, 9])).toBe(0);
    expect(distance(offer, [7, 12])).toBe(1);
  });

  test('swapping names the number and the joker', () => {
    const effects: Effect[] = [{ kind: 'swapped', seat: 0, joker: 'red', number: 24, colour: 'red' }];
    expect(offerOf('swap joker-red', effects, VIEW, [])).toMatchObject({ needs: ['24'], lying: ['joker-red'] });
  });

  test('any cards can be asked about', () => {
    expect(wordFor([9, 7, 100])).toBe('lay 7-9-100');
  });
});

describe('the last cards of a round', () => {
  test('a card that was discarded lies open', () => {
    const effects: Effect[] = [{ kind: 'discarded', seat: 0, card: '9', colour: 'red', worth: 1, left: 0 }];
    const after = beforeTheEnd(VIEW, effects);
    expect(after).toMatchObject({ open_card: '9', face_up: 3, taken: [[], []], held: [3, 2] });
    expect(after.order.slice(0, 3)).toEqual(['5', '77', '9']);
  });

  test('a row that was laid lies apart, in place of what it took in', () => {
    const effects: Effect[] = [
      lays('grow', 40, 4),
      { kind: 'joined', first: 41, step: 1, length: 3, jokers: '-' },
      placed('40', 40),
    ];
    const after = beforeTheEnd(VIEW, effects);
    expect(rowsOf(after).map(({ cards }) => cards.join('-'))).toEqual(['10-20-30', '16-20-joker-red', '40-41-42-43']);
    expect(after.held).toEqual([2, 2]);
    expect(islands(rowsOf(after)).length).toBe(2);
  });
});
