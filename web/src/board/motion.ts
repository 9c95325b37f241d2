// Where things lie: everything that can move has a `data-place`, and is measured before it moves.

export type Places = Map<string, DOMRect>;

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

/** No: a refusal, which nobody has to wait for. */
export function shake(thing: Element | null): void {
  thing?.animate(
    [0, -6, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 260 },
  );
}
