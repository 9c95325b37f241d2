// Hands on the board: dragging with any pointer, and walking with the arrow keys. Neither is needed
// to play; everything is a button too.

export interface Drag {
  /** Whether it can be picked up now. */
  free: boolean;
  /** Picked up. */
  lift?: () => void;
  /** Over what it is: the nearest `data-drop`, or null. `x`, `y`: the pointer. */
  over?: (drop: string | null, x: number, y: number) => void;
  /** Let go there. */
  drop: (drop: string | null, x: number, y: number) => void;
  /** Whether the thing itself follows the pointer. */
  follow?: boolean;
}

const FAR_ENOUGH = 7;
/** Milliseconds. */
const SAME_TOUCH = 50;

function dropAt(x: number, y: number, without: Element): string | null {
  for (const found of document.elementsFromPoint(x, y)) {
    if (without.contains(found)) continue;
    const drop = found.closest('[data-drop]');
    if (drop) return drop.getAttribute('data-drop');
  }
  return null;
}

/** An action: lets a thing be dragged. A short press stays a click. */
export function drag(thing: HTMLElement, options: Drag) {
  let start: { x: number; y: number; id: number } | null = null;
  let lifted = false;
  let letGo = -Infinity;

  const down = (event: PointerEvent) => {
    letGo = -Infinity;
    if (!options.free || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    lifted = false;
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const x = event.clientX - start.x;
    const y = event.clientY - start.y;
    if (!lifted && Math.hypot(x, y) < FAR_ENOUGH) return;
    if (!lifted) {
      lifted = true;
      thing.setPointerCapture(start.id);
      thing.classList.add('lifted');
      options.lift?.();
    }
    if (options.follow !== false)
      thing.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-8, Math.min(8, x / 14))}deg)`;
    options.over?.(dropAt(event.clientX, event.clientY, thing), event.clientX, event.clientY);
  };
  const end = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    start = null;
    if (!lifted) return;
    lifted = false;
    thing.classList.remove('lifted');
    thing.style.transform = '';
    const dropped = event.type === 'pointerup' ? dropAt(event.clientX, event.clientY, thing) : null;
    letGo = event.timeStamp;
    options.drop(dropped, event.clientX, event.clientY);
  };
  // The click that ends a drag means nothing; after another press, or much later, it is a new one.
  const click = (event: Event) => {
    if (event.timeStamp - letGo < SAME_TOUCH) event.stopPropagation();
    letGo = -Infinity;
  };

  thing.addEventListener('click', click, { capture: true });
  thing.addEventListener('pointerdown', down);
  thing.addEventListener('pointermove', move);
  thing.addEventListener('pointerup', end);
  thing.addEventListener('pointercancel', end);
  return {
    update(next: Drag) {
      options = next;
    },
    destroy() {
      thing.removeEventListener('click', click, { capture: true });
      thing.removeEventListener('pointerdown', down);
      thing.removeEventListener('pointermove', move);
      thing.removeEventListener('pointerup', end);
      thing.removeEventListener('pointercancel', end);
    },
  };
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The arrow keys go to the nearest button in that direction. */
export function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = event.target;
  if (!way || event.defaultPrevented || !(from instanceof HTMLButtonElement)) return;
  const root = event.currentTarget as Element;
  const here = from.getBoundingClientRect();
  let best: HTMLButtonElement | null = null;
  let shortest = Infinity;
  for (const button of root.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')) {
    if (button === from) continue;
    const there = button.getBoundingClientRect();
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    const y = there.top + there.height / 2 - here.top - here.height / 2;
    const along = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (along < 4 || !there.width) continue;
    const length = along + aside * 2.5;
    if (length < shortest) [best, shortest] = [button, length];
  }
  if (best) {
    event.preventDefault();
    best.focus();
  }
}
