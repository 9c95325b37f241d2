import { expect, test } from 'vitest';
import { readAddress } from '../../src/shell/address';

const read = (path: string) => readAddress(new URL(path, 'http://table.example'));

test('an address names a screen and what it shows', () => {
  expect(read('/')).toMatchObject({ screen: 'home', what: '' });
  expect(read('/t/abc123')).toMatchObject({ screen: 'table', what: 'abc123' });
  expect(read('/j/abc123/')).toMatchObject({ screen: 'join', what: 'abc123' });
  expect(read('/w/abc123')).toMatchObject({ screen: 'watch', what: 'abc123' });
  expect(read('/tv/abc123')).toMatchObject({ screen: 'tv', what: 'abc123' });
  expect(read('/lesson/chess').screen).toBe('lesson');
  expect(read('/rules/chess').screen).toBe('rules');
});

test('what an address names may be written in percents', () => {
  expect(read('/t/a%20b%2Fc').what).toBe('a b/c');
});

test('the query stays with it', () => {
  const { screen, query } = read('/replay/abc?step=3&eyes=all');
  expect(screen).toBe('replay');
  expect(query.get('step')).toBe('3');
  expect(query.get('eyes')).toBe('all');
});

test.each(['/nowhere', '/t', '/t/abc/more', '/constructor/x', '/__proto__/x'])('%s leads nowhere', (path) => {
  expect(read(path).screen).toBe('nowhere');
});

test('an address that cannot be decoded leads nowhere', () => {
  expect(read('/t/%E0%A4%A').screen).toBe('nowhere');
});
