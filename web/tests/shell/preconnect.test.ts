import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begin, lineTo, rememberTable, seatsHere } from '../../src/shell/preconnect';
import { rememberSeats } from '../../src/shell/hotseat';
import { FakeSocket, fakeSockets } from '../socket';

const listener = () => ({ state: vi.fn(), snapshot: vi.fn(), changed: vi.fn(), presence: vi.fn(), reacted: vi.fn() });

beforeEach(() => {
  localStorage.clear();
  fakeSockets();
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('the line to a table is open before the table is here, and tells it everything', () => {
  history.replaceState(null, '', '/t/abc');
  begin();
  expect(FakeSocket.all.map(({ address }) => new URL(address).pathname)).toEqual(['/api/tables/abc/socket']);
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: 'snapshot', version: 1, about: { game: 'unknown' } });
  FakeSocket.last.hear({ type: 'changed', since: 1, version: 2 });
  const heard = listener();
  const line = lineTo('abc', null, heard);
  expect(FakeSocket.all.length).toBe(1);
  expect(heard.state).toHaveBeenCalledWith('open', '');
  expect(heard.snapshot).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }));
  expect(heard.changed).toHaveBeenCalledWith(expect.objectContaining({ version: 2 }));
  FakeSocket.last.hear({ type: 'changed', since: 2, version: 3 });
  expect(heard.changed).toHaveBeenCalledTimes(2);
  const again = lineTo('abc', null, listener());
  expect(FakeSocket.all.length).toBe(2);
  line.end();
  again.end();
});

test('a device that is passed around has a line for each of its seats', () => {
  rememberSeats('abc', [0, 2]);
  expect(seatsHere('abc')).toEqual([0, 2]);
  history.replaceState(null, '', '/t/abc');
  begin();
  expect(FakeSocket.all.map(({ address }) => new URL(address).search)).toEqual(['?seat=0', '?seat=2']);
  for (const seat of [0, 2]) lineTo('abc', seat, listener()).end();
});

test('elsewhere no line is opened', () => {
  rememberTable('abc', 'unknown');
  for (const path of ['/', '/rules/chess', '/t']) {
    history.replaceState(null, '', path);
    begin();
  }
  expect(FakeSocket.all).toEqual([]);
});
