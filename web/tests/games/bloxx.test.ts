import { expect, test } from 'vitest';
import { TABLES, type Effect, type View } from '../../src/games/bloxx/schema';
import {
  drawingOf,
  gapsOf,
  heightOf,
  markOn,
  mirrored,
  nameOf,
  NOTHING,
  offerOf,
  quarterTurns,
  squareAt,
  turnedBy,
  widthOf,
  withEffect,
  wordFor,
} from '../../src/games/bloxx/shapes';

const VIEW = {
  dice: ['OXX/X..', 'XX/XX'],
  drawn: [['xx.x......', '..........']],
  circles: [['.o........', '..........']],
  gaps: [['3', '-']],
} as unknown as View;

test('squares have names', () => {
  expect(nameOf(2, 3)).toBe('c4');
  expect(squareAt('c10')).toEqual({ column: 2, row: 9 });
});

test('looks are turned as the game’s table says', () => {
  expect(quarterTurns('OXX/X..')).toEqual(['OXX/X..', 'XO/.X/.X', '..X/XXO', 'X./X./OX']);
  expect(quarterTurns('XX/XX')).toEqual(['XX/XX']);
  expect(mirrored('OXX/X..')).toBe('XXO/..X');
  expect(turnedBy('-', 'r1')).toBe('-');
  for (const look of TABLES.looks) expect(mirrored(mirrored(look))).toBe(look);
});

test('an offer is read from its preview', () => {
  const effects: Effect[] = [
    { kind: 'drew', seat: 0, die: 'A', shape: 'L', turn: 'r1', square: 'c3' },
    { kind: 'covered', seat: 0, square_1: 'c3', square_2: 'b3', square_3: 'c2', square_4: 'c1' },
  ];
  expect(offerOf('A r1 b1', effects, VIEW)).toEqual({
    word: 'A r1 b1',
    die: 'A',
    look: 'XO/.X/.X',
    column: 1,
    row: 0,
  });
  expect(offerOf('A r1 b1', [], VIEW)).toBeNull();
});

test('a place that is not offered has a word, too', () => {
  expect(wordFor(VIEW, 'A', 'XO/.X/.X', 3, 7)).toBe('A r1 d8');
  expect(wordFor(VIEW, 'B', 'XX/XX', 0, 0)).toBe('B r0 a1');
});

test('a look is drawn from its lower left corner', () => {
  expect([widthOf('OXX/X..'), heightOf('OXX/X..')]).toEqual([3, 2]);
  expect(drawingOf('OXX/X..', 1, 0).marks).toEqual({ b1: 'cross', b2: 'circle', c2: 'cross', d2: 'cross' });
});

test('effects draw marks, gaps and rows', () => {
  const gaps: Extract<Effect, { kind: 'coloured-in' }> = { kind: 'coloured-in', seat: 0, square: 'a2', count: 2 };
  expect(gapsOf(gaps)).toEqual(['a2', 'a3']);
  const effects: Effect[] = [
    { kind: 'covered', seat: 0, square_1: 'c3', square_2: 'b3', square_3: 'c2', square_4: 'c1' },
    { kind: 'circled', seat: 0, square: 'c3', number: 4 },
    gaps,
    { kind: 'row-filled', seat: 0, row: '3', colour: 'blue', points: 4 },
  ];
  expect(effects.reduce(withEffect, NOTHING)).toEqual({
    marks: { a2: 'gap', a3: 'gap', b3: 'cross', c1: 'cross', c2: 'cross', c3: 'circle' },
    rows: [{ row: 2, colour: 'blue', points: 4 }],
  });
});

test('a sheet shows what is drawn and what is coloured in', () => {
  expect([0, 1, 2, 3, 4].map((row) => markOn(VIEW, 0, 0, row))).toEqual(['cross', 'circle', 'gap', 'cross', null]);
  expect(markOn(VIEW, 0, 1, 0)).toBeNull();
});
