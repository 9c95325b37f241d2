import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from '../../src/engine/link';
import { PROTOCOL } from '../../src/engine/wire';
import { FakeSocket, fakeSockets } from '../socket';

const listener = () => ({ state: vi.fn(), snapshot: vi.fn(), changed: vi.fn(), presence: vi.fn(), reacted: vi.fn() });
let heard: ReturnType<typeof listener>;
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // waits are spread by chance
  fakeSockets();
  heard = listener();
  link = new Link('/api/tables/abc/socket', heard);
});
afterEach(() => {
  link.end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const arrive = (version = 3) => {
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: 'snapshot', version });
};
const change = (since: number, version: number) => FakeSocket.last.hear({ type: 'changed', since, version });

test('it says hello and hears a snapshot', () => {
  expect(FakeSocket.last.address).toBe(`ws://${location.host}/api/tables/abc/socket`);
  arrive();
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', protocol: PROTOCOL }]);
  expect(heard.state).toHaveBeenLastCalledWith('open', '');
  expect(heard.snapshot).toHaveBeenCalledTimes(1);
});

test('changes are told in order, once', () => {
  arrive(3);
  change(3, 4);
  change(3, 4);
  change(4, 6);
  expect(heard.changed.mock.calls.map(([message]) => message.version)).toEqual([4, 6]);
});

test('a gap is answered by hello', () => {
  arrive(3);
  change(5, 6);
  expect(heard.changed).not.toHaveBeenCalled();
  expect(FakeSocket.last.types).toEqual(['hello', 'hello']);
});

test('a command is sent until it is answered, through several connections, with one id', async () => {
  const answered = link.send({ type: 'throw', step: 2 });
  expect(FakeSocket.last.sent).toEqual([]);
  arrive();
  const [, first] = FakeSocket.last.sent;
  expect(first).toMatchObject({ type: 'throw', step: 2 });
  FakeSocket.last.lose();
  expect(heard.state).toHaveBeenLastCalledWith('trying', '');
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.all.length).toBe(2);
  arrive();
  expect(FakeSocket.last.sent[1]).toEqual(first);
  FakeSocket.last.hear({ type: 'answer', id: first!.id, ok: true });
  expect(await answered).toMatchObject({ ok: true });
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(1000);
  arrive();
  expect(FakeSocket.last.types).toEqual(['hello']);
});

test('a line without an answer counts as dead', async () => {
  arrive();
  void link.send({ type: 'throw', step: 2 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard.state).toHaveBeenLastCalledWith('trying', '');
});

test('a silent line is asked whether anybody is there', async () => {
  arrive();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.last.types).toEqual(['hello', 'hello']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard.state).toHaveBeenLastCalledWith('trying', '');
});

test('tries come at longer and longer distances, but while an outage is young within a second', async () => {
  arrive();
  const began = FakeSocket.all.length;
  for (let n = 0; n < 6; n++) {
    FakeSocket.last.lose();
    await vi.advanceTimersByTimeAsync(600);
  }
  expect(FakeSocket.all.length).toBe(began + 6);
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.all.length).toBe(began + 6);
});

test.each([4400, 4403, 4404])('after %i it does not come back', async (code) => {
  FakeSocket.last.open();
  FakeSocket.last.lose(code, 'no such table');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard.state).toHaveBeenLastCalledWith('closed', 'no such table');
  expect(FakeSocket.all.length).toBe(1);
});

test('a server that says goodbye is asked again when it wants to be', async () => {
  arrive();
  FakeSocket.last.hear({ type: 'goodbye', again: 5 });
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(4900);
  expect(FakeSocket.all.length).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.all.length).toBe(2);
});

test('a network that is back is tried at once', () => {
  arrive();
  FakeSocket.last.lose();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all.length).toBe(2);
});

test('what was seen is said only on an open line', () => {
  link.seen(1);
  arrive();
  link.seen(2);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'seen', step: 2 });
  expect(FakeSocket.last.types).toEqual(['hello', 'seen']);
});
