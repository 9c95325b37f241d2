// The motions boards have in common. Each runs on a stage, so that it follows the pace and can be
// skipped, and resolves when it is over. Where things lie is measured with `places` of motion.ts.

import type { Stage } from '../engine/stage';

interface Timing {
  delay?: number;
  duration?: number;
}
type Thing = Element | null | undefined;

const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;

/** Lets a thing fly from where it, or something else, was to where it lies now, and settle. Call it
 * after `stage.commit()`, with a place measured before. */
export async function fly(
  stage: Stage,
  thing: Thing,
  from: DOMRect | undefined,
  { delay = 0, duration = 440 }: Timing = {},
): Promise<void> {
  if (!thing || !from) return;
  const to = thing.getBoundingClientRect();
  if (!to.width) return;
  const [x, y] = [middle(from)[0] - middle(to)[0], middle(from)[1] - middle(to)[1]];
  if (Math.hypot(x, y) < 4) return;
  const size = Math.min(2.5, Math.max(0.4, from.width / to.width));
  const lift = Math.min(28, Math.hypot(x, y) / 6);
  await stage.animate(
    thing,
    [
      { transform: `translate(${x}px, ${y}px) scale(${size}) rotate(${x > 0 ? -7 : 7}deg)`, zIndex: 9 },
      { transform: `translate(${x * 0.15}px, ${y * 0.15 - lift}px) scale(1.08)`, zIndex: 9, offset: 0.75 },
      { transform: 'none', zIndex: 9 },
    ],
    { duration, delay, easing: 'cubic-bezier(.4,.1,.3,1)' },
  );
}

/** Lets a copy of a thing fly over the board from one place to another, and vanish there. `root` is
 * the board's own section. Needs no commit: nothing of the board itself moves. */
export async function flyCopy(
  stage: Stage,
  root: HTMLElement,
  thing: Thing,
  places: { from: DOMRect | undefined; to: DOMRect | undefined },
  { delay = 0, duration = 440 }: Timing = {},
): Promise<void> {
  const { from, to } = places;
  if (!thing || !from || !to || stage.still || stage.skipping) return stage.wait(stage.still ? delay + duration : 0);
  const ground = root.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement;
  copy.removeAttribute('id');
  copy.removeAttribute('data-place');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${from.left - ground.left}px`,
    top: `${from.top - ground.top}px`,
    right: 'auto',
    bottom: 'auto',
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
    visibility: 'visible',
  });
  root.append(copy);
  const [x, y] = [middle(to)[0] - middle(from)[0], middle(to)[1] - middle(from)[1]];
  const size = Math.min(2.5, Math.max(0.3, to.width / from.width));
  const lift = Math.min(40, Math.hypot(x, y) / 5);
  try {
    await stage.animate(
      copy,
      [
        { transform: 'none' },
        { transform: `translate(${x * 0.5}px, ${y * 0.5 - lift}px) scale(${(1 + size) / 2 + 0.12})`, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(${size})` },
      ],
      { duration, delay, easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'both' },
    );
  } finally {
    copy.remove();
  }
}

/** Makes room for others: from where it was, without a fuss. After `stage.commit()`. */
export async function slide(stage: Stage, thing: Thing, from: DOMRect | undefined): Promise<void> {
  if (!thing || !from) return;
  const to = thing.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (!to.width || Math.hypot(x, y) < 2) return;
  const transform = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  await stage.animate(
    thing,
    [
      { transformOrigin: '0 0', transform },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    {
      duration: 260,
      easing: 'ease-out',
    },
  );
}

/** A merged stack, a landed shape: it gives under the weight and springs back. */
export function squash(stage: Stage, thing: Thing, { delay = 0, duration = 320 }: Timing = {}): Promise<void> {
  return stage.animate(
    thing,
    [
      { transform: 'none' },
      { transform: 'translateY(6%) scale(1.14, .84)', offset: 0.35 },
      { transform: 'scale(.95, 1.07)', offset: 0.7 },
      { transform: 'none' },
    ],
    { duration, delay, easing: 'ease-out' },
  );
}

/** Something new appears. */
export function pop(stage: Stage, thing: Thing, { delay = 0, duration = 300 }: Timing = {}): Promise<void> {
  return stage.animate(
    thing,
    [
      { transform: 'scale(.3)', opacity: 0 },
      { transform: 'scale(1.12)', opacity: 1, offset: 0.6 },
      { transform: 'none' },
    ],
    { duration, delay, easing: 'ease-out' },
  );
}

/** Something is pointed out: it swells and glows. */
export function glow(stage: Stage, thing: Thing, { delay = 0, duration = 420 }: Timing = {}): Promise<void> {
  const dark = 'drop-shadow(0 0 0 transparent)';
  return stage.animate(
    thing,
    [
      { transform: 'none', filter: dark },
      { transform: 'scale(1.18)', filter: 'drop-shadow(0 0 10px #ffcf45) brightness(1.1)', offset: 0.4 },
      { transform: 'none', filter: dark },
    ],
    { duration, delay, easing: 'ease-out' },
  );
}

/** Turns things over: thin in the middle, where `change` shows the other side. */
export async function turnOver(
  stage: Stage,
  find: () => Iterable<Element>,
  change: () => Promise<void> | void,
  duration = 320,
): Promise<void> {
  const half = { duration: duration / 2, easing: 'ease-in' };
  await Promise.all(
    [...find()].map((thing) => stage.animate(thing, [{ transform: 'none' }, { transform: 'scaleX(0)' }], half)),
  );
  await change();
  await Promise.all(
    [...find()].map((thing) =>
      stage.animate(
        thing,
        [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1.12)', offset: 0.7 }, { transform: 'none' }],
        {
          ...half,
          easing: 'ease-out',
        },
      ),
    ),
  );
}

const TUMBLE = 720;
const FACES = 6;

/** Throws dice: they fly in and tumble, showing other faces on the way, and land on what was drawn.
 * `face(n)` shows the n-th set of faces in between, `land()` the drawn ones. */
export async function tumble(
  stage: Stage,
  dice: Iterable<Element>,
  face: (n: number) => void,
  land: () => void,
): Promise<void> {
  const all = [...dice];
  stage.sound('dice');
  const flight = Promise.all(
    all.map((die, n) => {
      const way = n < all.length / 2 ? 1 : -1;
      return stage.animate(
        die,
        [
          { transform: 'none' },
          { transform: `translate(${-46 * way}px, 34px) rotate(${-150 * way}deg) scale(.72)`, offset: 0.14 },
          { transform: `translate(${-14 * way}px, -58px) rotate(${-330 * way}deg) scale(1.22)`, offset: 0.5 },
          { transform: `translate(${8 * way}px, 8px) rotate(${-520 * way}deg) scale(1.04, .93)`, offset: 0.76 },
          { transform: `translate(${3 * way}px, -12px) rotate(${-660 * way}deg)`, offset: 0.88 },
          { transform: `rotate(${-720 * way}deg)` },
        ],
        { duration: TUMBLE, delay: n * 35, easing: 'linear' },
      );
    }),
  );
  if (stage.still) await stage.wait(TUMBLE * 0.8);
  else
    for (let n = 0; n < FACES && !stage.skipping; n++) {
      face(n);
      await stage.wait((TUMBLE * 0.8) / FACES);
    }
  land();
  stage.sound('land');
  await flight;
}

/** The whole board shakes. */
export function quake(stage: Stage, thing: Thing, duration = 420): Promise<void> {
  return stage.animate(
    thing,
    [0, -9, 8, -7, 5, -3, 0].map((x, n) => ({
      transform: `translate(${x}px, ${n % 2 ? 3 : -2}px) rotate(${x / 8}deg)`,
    })),
    { duration },
  );
}
