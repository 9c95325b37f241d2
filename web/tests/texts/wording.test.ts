import { beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../../src/shell/settings.svelte';
import { LANGUAGES, type Language } from '../../src/shell/preferences';
import { listed, nameOf } from '../../src/texts/people';
import { find, of, speaker, t, want } from '../../src/texts/translate.svelte';
import { detailsOf, wordingOf } from '../../src/texts/wording';
import { readMessage } from '../../src/engine/now';
import type { AnyEffect } from '../../src/engine/effects';
import type { Schema } from '../../src/engine/schemas';
import type { SeatPicture } from '../../src/engine/wire';
import { RECORDINGS, schemaOf } from '../recordings';

const SCHEMA = {
  game: 'made-up',
  effects: [
    {
      kind: 'gave',
      details: [
        { name: 'seat', kind: 'seat' },
        { name: 'to', kind: 'seat' },
        { name: 'card', words: ['5', 'joker'] },
        { name: 'count' },
      ],
    },
  ],
} as unknown as Schema;
const gave = (more: object): AnyEffect => ({ kind: 'gave', seat: 0, to: 1, card: '5', count: 2, ...more }) as AnyEffect;

test('a seat is told by name, and whether it is you or the same again', () => {
  expect(detailsOf(SCHEMA, gave({}), ['Ada', 'Bob'], 1)).toEqual({
    seat: 'Ada',
    seat_is: 'other',
    to: 'Bob',
    to_is: 'you',
    card: 5,
    count: 2,
  });
  expect(detailsOf(SCHEMA, gave({ to: 0 }), ['Ada', 'Bob'], 0)).toMatchObject({ seat_is: 'you', to_is: 'same' });
});

test('what is not known is hidden; words stay words', () => {
  expect(detailsOf(SCHEMA, gave({ card: null }), ['Ada', 'Bob'], null).card).toBe('hidden');
  expect(detailsOf(SCHEMA, gave({ card: 'joker' }), ['Ada', 'Bob'], null).card).toBe('joker');
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(async () => {
    settings.language = language;
    await want('page', ...RECORDINGS.map(({ game }) => game));
  });

  test.each(RECORDINGS)('every recorded step and preview of $game is worded', ({ game, messages }) => {
    const schema = schemaOf(game);
    const wording = wordingOf(schema, ['Ada', 'Bob'], 0);
    let [lines, previews] = [0, 0];
    for (const message of messages) {
      const { now, log } = readMessage(schema, message);
      for (const line of log) {
        const text = wording.line(line);
        expect(text).not.toMatch(/\{\$|undefined|null|NaN/);
        lines += +Boolean(text);
      }
      for (const effects of now.previews.values()) {
        const text = wording.preview(effects);
        expect(text).not.toMatch(/\{\$|undefined|null|NaN/);
        previews += +Boolean(text);
      }
    }
    expect(lines).toBeGreaterThan(3);
    expect(previews).toBeGreaterThan(3);
  });
});

test('a text comes from the game first, then from the page; an unknown one is its own id', async () => {
  settings.language = 'en';
  const { game } = RECORDINGS[0]!;
  await want('page', game);
  expect(find(game, 'title')).toBeTruthy();
  expect(of(game)('board-go-on')).toBe('Go on');
  expect(of(game)('no-such-text')).toBe('no-such-text');
  expect(find('no-such-game', 'board-go-on')).toBe('Go on');
  expect(find(game, 'no-such-text')).toBeNull();
});

test('seats in a message of the server get their names', async () => {
  settings.language = 'en';
  await want('page');
  const say = speaker('page', ['Ada', 'Bob']);
  expect(say({ id: 'turn-of', details: { name_seat: 1 } })).toContain('Bob');
});

test('the pseudo language is longer and keeps its numbers', async () => {
  settings.language = 'pseudo';
  await want('page');
  expect(t('board-ready', { ready: 2, all: 4 })).toMatch(/^2.*4.*·/);
  settings.language = 'en';
  await want('page');
  expect(t('board-ready', { ready: 2, all: 4 })).toBe('2 of 4 are ready');
});

test('bots are called by their level, with a number where there are several', () => {
  const bot = { kind: 'bot', name: 'Apprentice 2', level: 'apprentice' } as SeatPicture;
  expect(nameOf(bot)).toBe(`${find('page', 'level-apprentice')} 2`);
  expect(nameOf({ ...bot, name: 'Apprentice' })).toBe(find('page', 'level-apprentice'));
  expect(nameOf({ ...bot, level: 'unheard-of' })).toBe('Apprentice 2');
  expect(nameOf({ kind: 'person', name: 'Ada' } as SeatPicture)).toBe('Ada');
});

test('lists of tables call bots in the language of the page, people as they are', async () => {
  settings.language = 'de';
  await want('page');
  const names = ['Ada', 'Regular', '', 'Regular 2'];
  expect(listed({ names, levels: ['', 'regular', '', 'regular'] })).toBe('Ada, Stammgast, Stammgast 2');
  expect(listed({ names })).toBe('Ada, Regular, Regular 2');
  settings.language = 'en';
  await want('page');
});
