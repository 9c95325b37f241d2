import { expect, test } from 'vitest';
import { compile } from '../../src/texts/compile';
import { Writer } from '../../src/texts/pattern';

const writer = (source: string, language = 'en', transform?: (text: string) => string) =>
  new Writer(language, compile(source, 'made-up.ftl'), transform);

test('variables, and numbers as the language writes them', () => {
  const source = 'hello = Hello { $name }, you have { $points }.';
  expect(writer(source).text('hello', { name: 'Ada', points: 12345 })).toBe('Hello Ada, you have 12,345.');
  expect(writer(source, 'de').text('hello', { name: 'Ada', points: 12345 })).toBe('Hello Ada, you have 12.345.');
});

test('plurals of the language, exact numbers first', () => {
  const source = `cards = { $count ->
    [0] no card
    [one] { $count } card
    [few] { $count } few
   *[other] { $count } cards
}`;
  const said = (language: string, count: number) => writer(source, language).text('cards', { count });
  expect([0, 1, 2].map((count) => said('en', count))).toEqual(['no card', '1 card', '2 cards']);
  expect([2, 20].map((count) => said('ro', count))).toEqual(['2 few', '20 cards']);
});

test('words choose a variant, anything else the last', () => {
  const source = `turn = { $who ->
    [you] your turn
   *[other] { $name }'s turn
}`;
  expect(writer(source).text('turn', { who: 'you', name: 'Ada' })).toBe('your turn');
  expect(writer(source).text('turn', { who: 'same', name: 'Ada' })).toBe("Ada's turn");
});

test('a text may refer to another, and the numbers of a row are written out', () => {
  const source = 'game = the game\nover = It is over: { game }.\nrow = { ROW($first, $step, 3) }';
  expect(writer(source).text('over')).toBe('It is over: the game.');
  expect(writer(source).text('row', { first: 10, step: 5 })).toBe('10-15-20');
});

test('what is missing is seen', () => {
  expect(writer('hello = Hello { $name }').text('hello')).toBe('Hello {$name}');
  expect(writer('hello = Hello').text('goodbye')).toBeNull();
});

test('texts may be changed, not what is put into them', () => {
  const loud = writer('hello = hello { $name }', 'en', (text) => text.toUpperCase());
  expect(loud.text('hello', { name: 'Ada' })).toBe('HELLO Ada');
});

test.each([
  ['a = { a }', 'a reference to a'],
  ['a = { b }', 'a reference to b'],
  ['a = { NUMBER($n) }', 'the function NUMBER'],
  ['a = { $n ->\n    [x] one\n    [x] two\n   *[other] three\n}', 'a key twice'],
])('%j is refused while the page is built', (source, why) => {
  expect(() => compile(source, 'made-up.ftl')).toThrow(why);
});

test('a message that cannot be formatted is left out where somebody wants to know', () => {
  const faults: unknown[] = [];
  const messages = compile('good = yes\nbad = { NUMBER($n) }', 'made-up.ftl', (fault) => faults.push(fault));
  expect(messages).toEqual({ good: 'yes' });
  expect(String(faults[0])).toContain('the function NUMBER');
});
