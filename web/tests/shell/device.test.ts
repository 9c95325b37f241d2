import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberSeats, sharedSeats } from '../../src/shell/hotseat';
import { codeOf, readPreferences } from '../../src/shell/preferences';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('a device remembers which seats it shares, table by table', () => {
  rememberSeats('one', [0, 1, 2]);
  expect(sharedSeats('one')).toEqual([0, 1, 2]);
  expect(sharedSeats('another')).toEqual([]);
});

test.each(['{', '{"a": 1}', '["x", 1.5, 2]', 'null'])('%s in the storage is no seat', (text) => {
  localStorage.setItem('quartett-seats/one', text);
  expect(sharedSeats('one')).toEqual(text.includes('2]') ? [2] : []);
});

test('without storage nobody shares anything', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('private window');
  });
  expect(sharedSeats('one')).toEqual([]);
  expect(readPreferences().theme).toBe('auto');
});

test('preferences are kept, new ones have their usual value', () => {
  localStorage.setItem('quartett', JSON.stringify({ name: 'Ada', pace: 'calm' }));
  expect(readPreferences()).toMatchObject({ name: 'Ada', pace: 'calm', sound: true, confirm: false });
});

test('an address may ask for a language that there is', () => {
  history.replaceState(null, '', '/?lang=fr');
  expect(readPreferences().language).toBe('fr');
  history.replaceState(null, '', '/?lang=tlh');
  expect(readPreferences().language).toBe('en');
  history.replaceState(null, '', '/?lang=pseudo');
  expect(codeOf(readPreferences().language)).toBe('en');
});
