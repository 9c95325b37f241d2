import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { at, places } from '../../src/board/motion';
import { drag, walk, type Drag } from '../../src/board/pointer';

const box = (left: number, top: number, width = 40, height = 40) => new DOMRect(left, top, width, height);

/** A board of buttons, each named and somewhere. */
function board(where: Record<string, DOMRect>): HTMLElement {
  const root = document.createElement('section');
  for (const [name, rect] of Object.entries(where)) {
    const button = document.createElement('button');
    button.id = name;
    button.dataset.place = name;
    button.getBoundingClientRect = () => rect;
    root.append(button);
  }
  root.addEventListener('keydown', walk);
  document.body.append(root);
  return root;
}

const $ = (name: string) => document.getElementById(name) as HTMLButtonElement;

function press(name: string, key: string): string {
  $(name).focus();
  $(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return document.activeElement!.id;
}

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('arrow keys go to the nearest button in that direction', () => {
  board({ a: box(0, 0), b: box(50, 0), c: box(100, 0), d: box(0, 50), e: box(50, 60) });
  expect(press('a', 'ArrowRight')).toBe('b');
  expect(press('c', 'ArrowLeft')).toBe('b');
  expect(press('a', 'ArrowDown')).toBe('d');
  expect(press('e', 'ArrowUp')).toBe('b');
  expect(press('c', 'ArrowRight')).toBe('c');
  expect(press('a', 'Tab')).toBe('a');
});

test('what lies straight ahead comes before what is nearer but aside', () => {
  board({ a: box(0, 0), ahead: box(120, 0), aside: box(60, 70) });
  expect(press('a', 'ArrowRight')).toBe('ahead');
});

test('buttons that cannot be used or seen are passed over', () => {
  board({ a: box(0, 0), gone: box(50, 0, 0, 0), off: box(60, 0), b: box(120, 0) });
  $('off').disabled = true;
  expect(press('a', 'ArrowRight')).toBe('b');
});

test('places are measured by name', () => {
  const root = board({ 'hand 5': box(1, 2), pile: box(3, 4) });
  expect([...places(root).keys()]).toEqual(['hand 5', 'pile']);
  expect(places(root).get('pile')).toMatchObject({ left: 3, top: 4 });
  expect(at(root, 'hand 5')).toBe($('hand 5'));
  expect(at(root, 'nowhere')).toBeNull();
  expect(places(null).size).toBe(0);
});

const options = () => ({ free: true, lift: vi.fn(), over: vi.fn(), drop: vi.fn() }) satisfies Drag;
let thing: HTMLElement;
let clicked: Mock<() => void>;

beforeEach(() => {
  const root = board({ thing: box(0, 0) });
  thing = $('thing');
  thing.setPointerCapture = vi.fn();
  clicked = vi.fn();
  root.addEventListener('click', clicked);
  const stack = document.createElement('div');
  stack.dataset.drop = 'stack';
  document.elementsFromPoint = (x) => (x > 100 ? [thing, stack] : [thing]);
});

const point = (type: string, x: number, y: number, more: PointerEventInit = {}) =>
  thing.dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, button: 0, bubbles: true, ...more }),
  );

test('a thing is lifted once the pointer went far enough, and dropped where it is let go', () => {
  const hand = options();
  drag(thing, hand);
  point('pointerdown', 10, 10);
  point('pointermove', 14, 14);
  expect(hand.lift).not.toHaveBeenCalled();
  point('pointermove', 60, 10);
  expect(hand.lift).toHaveBeenCalledTimes(1);
  expect(hand.over).toHaveBeenLastCalledWith(null, 60, 10);
  expect(thing.style.transform).toContain('translate(50px, 0px)');
  point('pointermove', 160, 10);
  expect(hand.over).toHaveBeenLastCalledWith('stack', 160, 10);
  point('pointerup', 160, 10);
  expect(hand.drop).toHaveBeenCalledWith('stack', 160, 10);
  expect(thing.style.transform).toBe('');
  thing.click();
  expect(clicked).not.toHaveBeenCalled(); // the click that ends a drag
  thing.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a short press stays a click', () => {
  const hand = options();
  drag(thing, hand);
  point('pointerdown', 10, 10);
  point('pointerup', 12, 10);
  thing.click();
  expect(hand.drop).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('what is taken away from the hand is dropped nowhere', () => {
  const hand = options();
  drag(thing, hand);
  point('pointerdown', 10, 10);
  point('pointermove', 160, 10);
  point('pointercancel', 160, 10);
  expect(hand.drop).toHaveBeenCalledWith(null, 160, 10);
});

test('another finger, another button, or what is not free moves nothing', () => {
  const hand = options();
  const action = drag(thing, hand);
  point('pointerdown', 10, 10, { button: 2 });
  point('pointermove', 160, 10);
  point('pointerdown', 10, 10);
  point('pointermove', 160, 10, { pointerId: 2 });
  point('pointerup', 10, 10);
  action.update({ ...hand, free: false });
  point('pointerdown', 10, 10);
  point('pointermove', 160, 10);
  action.destroy();
  expect(hand.lift).not.toHaveBeenCalled();
});
