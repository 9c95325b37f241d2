import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Table } from '../../src/engine/table.svelte';
import { RECORDINGS } from '../recordings';
import { FakeSocket, fakeSockets } from '../socket';

vi.mock('../../src/shell/sound', () => ({ play: vi.fn() }));
vi.mock('../../src/board/games', async () => {
  const { schemaOf } = await import('../recordings');
  return { schemaOf: async (game: string) => schemaOf(game), boardOf: async () => null };
});

let table: Table;

beforeEach(fakeSockets);
afterEach(() => {
  table.end();
  vi.unstubAllGlobals();
});

/** A table that has heard all recorded messages of a game. */
async function replayed({ messages }: (typeof RECORDINGS)[number]): Promise<void> {
  table = new Table('abc');
  FakeSocket.last.open();
  for (const message of messages) FakeSocket.last.hear(message);
  await vi.waitFor(() => expect(table.schema).not.toBeNull());
  await vi.waitFor(() => expect(table.player.settled).toBe(true));
}

/** Answers the last command. */
function answer(what: object): void {
  const { id } = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.hear({ type: 'answer', id, ...what });
}

describe.each(RECORDINGS)('recorded messages of $game', (recording) => {
  const { messages } = recording;
  const last = messages.at(-1)!;

  test('lead to the last moment, with the whole log', async () => {
    await replayed(recording);
    expect(table.about?.game).toBe(recording.game);
    expect(table.now?.step).toBe(last.now.step);
    expect(table.now?.view).toEqual(last.own.view);
    expect(table.now?.scores).toEqual(last.now.scores);
    expect(table.log.length).toBe(messages.reduce((sum, { log }) => sum + log.length, 0));
    expect(table.link).toBe('open');
    expect(table.toChoose).toBe(Boolean(last.own.choices?.length) && !last.own.chosen);
  });

  test('show every step on the way, and say what was seen', async () => {
    await replayed(recording);
    const seen = FakeSocket.last.sent.filter(({ type }) => type === 'seen').map(({ step }) => step);
    const steps = messages.flatMap(({ now, log }) => [
      ...log.filter((one) => !one.said).map(({ step }) => step + 1),
      now.step,
    ]);
    expect(seen).toEqual([...new Set(steps)]);
  });
});

const [recording] = RECORDINGS.filter(({ messages }) => messages.at(-1)!.own.choices?.length);

test('a choice is on its way, then confirmed, and gone with the next step', async () => {
  await replayed(recording!);
  const [word] = table.now!.choices;
  const chosen = table.choose(word!);
  expect(table.pending).toEqual({ word, state: 'sending' });
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'choose', word, step: table.now!.step });
  answer({ ok: true });
  await chosen;
  expect(table.pending).toEqual({ word, state: 'confirmed' });
  expect(table.toChoose).toBe(false);
});

test('a refused choice stays to be seen, with its rule', async () => {
  await replayed(recording!);
  const chosen = table.choose('nonsense');
  answer({ ok: false, refusal: 'expected a word', rule: 'ABC-1', said: { id: 'no', details: {} } });
  await chosen;
  expect(table.pending).toEqual({ word: 'nonsense', state: 'failed' });
  expect(table.trouble).toEqual({ refusal: 'expected a word', rule: 'ABC-1', said: { id: 'no', details: {} } });
});

test('a choice that comes too late is not worth a word', async () => {
  await replayed(recording!);
  const chosen = table.choose('late');
  answer({ ok: false, refusal: 'another step', said: { id: 'table-other-step', details: {} } });
  await chosen;
  expect(table.pending).toBeNull();
  expect(table.trouble).toBeNull();
});

test('presence and reactions arrive at their seats', async () => {
  await replayed(recording!);
  FakeSocket.last.hear({
    type: 'presence',
    seats: ['away', 'here'],
    watchers: 3,
    grace: [30, null],
    watching: [{ id: 'e', name: 'Eve' }],
  });
  expect(table.now!.seats.map(({ presence }) => presence)).toEqual(['away', 'here']);
  expect(table.watchers).toBe(3);
  expect(table.watching.map(({ name }) => name)).toEqual(['Eve']);
  expect(table.standInAt[0]).toBeGreaterThan(performance.now() + 29_000);
  expect(table.standInAt[1]).toBeNull();
  FakeSocket.last.hear({ type: 'reacted', seat: 1, reaction: '🎉' });
  expect(table.reactions).toEqual({ 1: '🎉' });
});

test('a hint is shown, and asked for only once at a time', async () => {
  await replayed(recording!);
  const asked = table.askHint();
  expect(table.hinting).toBe(true);
  const { id } = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.hear({ type: 'hinted', id, step: table.now!.step, word: 'this one', level: 'master' });
  await asked;
  expect(table.hinting).toBe(false);
  expect(table.hint?.word).toBe('this one');
});
