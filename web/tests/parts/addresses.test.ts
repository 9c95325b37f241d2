import { expect, test } from 'vitest';
import { grouped, origins, spoken } from '../../src/parts/invite/addresses';

const [LAN, OTHER] = ['http://192.0.2.20:8420', 'http://10.0.0.5:8420'];
const found = (...addresses: string[]) => ({ addresses, fixed: false });

test.each([
  ['http://localhost:8420/t/x', found(LAN, OTHER), [LAN, OTHER]],
  ['http://127.0.0.1:8420/t/x', found(LAN), [LAN]],
  ['http://[::1]:8420/t/x', found(LAN), [LAN]],
  ['http://quartett.localhost:8420/t/x', found(LAN), [LAN]],
  ['http://localhost:8420/t/x', found(), []],
  [`${OTHER}/t/x`, found(LAN, OTHER), [OTHER, LAN]],
  ['https://play.example.org/t/x', found(LAN), ['https://play.example.org']],
  ['http://localhost:8420/t/x', { addresses: ['https://play.example.org'], fixed: true }, ['https://play.example.org']],
  [`${LAN}/t/x`, { addresses: ['https://play.example.org'], fixed: true }, ['https://play.example.org']],
])('an invitation from %s never names this computer alone', (page, reach, expected) => {
  expect(origins(new URL(page), reach)).toEqual(expected);
});

test('addresses and letters are shown as people say them', () => {
  expect(spoken(LAN)).toBe('192.0.2.20:8420');
  expect(spoken('https://play.example.org')).toBe('https://play.example.org');
  expect(grouped('KFRHNW')).toBe('KFR HNW');
});
