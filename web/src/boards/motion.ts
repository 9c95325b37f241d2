// Deeds are shown by moving what they moved: everything that can move has a `data-place`, and after
// a change it starts from where it, or whoever did it, was before.

export type Places = Map<string, DOMRect>;

const DEED = 'deed';

/** Where everything lies just now. */
export function places(root: Element | null | undefined): Places {
  const found: Places = new Map();
  for (const thing of root?.querySelectorAll('[data-place]') ?? [])
    found.set(thing.getAttribute('data-place')!, thing.getBoundingClientRect());
  return found;
}

export function at(root: Element, place: string): Element | null {
  return root.querySelector(`[data-place="${CSS.escape(place)}"]`);
}

function run(thing: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
  thing.animate(frames, { fill: 'backwards', ...options, id: DEED });
}

/** Lets a thing slide from where something was to where it lies now, and settle. */
export function fly(thing: Element | null, from: DOMRect | undefined, delay = 0): void {
  if (!thing || !from) return;
  const to = thing.getBoundingClientRect();
  if (!to.width) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(x, y) < 4) return;
  const size = Math.min(2.5, Math.max(0.4, from.width / to.width));
  const lift = Math.min(28, Math.hypot(x, y) / 6);
  run(
    thing,
    [
      { transform: `translate(${x}px, ${y}px) scale(${size}) rotate(${x > 0 ? -7 : 7}deg)`, zIndex: 9 },
      { transform: `translate(${x * 0.15}px, ${y * 0.15 - lift}px) scale(1.08)`, zIndex: 9, offset: 0.75 },
      { transform: 'none', zIndex: 9 },
    ],
    { duration: 440, delay, easing: 'cubic-bezier(.4,.1,.3,1)' },
  );
}

/** Makes room for others: from where it was, without a fuss. */
export function slide(thing: Element | null, from: DOMRect | undefined): void {
  if (!thing || !from) return;
  const to = thing.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (!to.width || Math.hypot(x, y) < 2) return;
  run(
    thing,
    [{ transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transformOrigin: '0 0', transform: 'none' }],
    { duration: 260, easing: 'ease-out' },
  );
}

/** A merged stack, a landed shape: it gives under the weight and springs back. */
export function squash(thing: Element | null, delay = 0): void {
  if (thing)
    run(
      thing,
      [
        { transform: 'none' },
        { transform: 'translateY(6%) scale(1.14, .84)', offset: 0.35 },
        { transform: 'scale(.95, 1.07)', offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: 320, delay, easing: 'ease-out' },
    );
}

/** Something new appears. */
export function pop(thing: Element | null, delay = 0): void {
  if (thing)
    run(
      thing,
      [{ transform: 'scale(.3)', opacity: 0 }, { transform: 'scale(1.12)', opacity: 1, offset: 0.6 }, { transform: 'none' }],
      { duration: 300, delay, easing: 'ease-out' },
    );
}

/** Turned over: thin in the middle. */
export function turnOver(thing: Element | null, delay = 0): void {
  if (thing)
    run(thing, [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1.08)', offset: 0.7 }, { transform: 'none' }], {
      duration: 280,
      delay,
      easing: 'ease-out',
    });
}

/** A die flies in, tumbles and lands. */
export function tumble(thing: Element | null, way: number, delay = 0): void {
  if (thing)
    run(
      thing,
      [
        { transform: `translate(${-90 * way}px, 60px) rotate(${-430 * way}deg) scale(.7)`, opacity: 0 },
        { transform: `translate(${-20 * way}px, -34px) rotate(${-80 * way}deg) scale(1.1)`, opacity: 1, offset: 0.55 },
        { transform: 'translateY(5px) rotate(4deg) scale(1.04, .95)', offset: 0.82 },
        { transform: 'none' },
      ],
      { duration: 560, delay, easing: 'ease-out' },
    );
}

/** No. */
export function shake(thing: Element | null): void {
  if (thing)
    run(
      thing,
      [0, -6, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: 260 },
    );
}

/** Whoever touches the board does not want to wait. */
export function skip(root: Element): void {
  for (const running of root.getAnimations({ subtree: true })) if (running.id === DEED) running.finish();
}
