// The address the page shows now. Links are plain `<a href>`; the page catches them and stays.

import { readAddress, type Route } from './address';

export type { Screen } from './address';

export const route = $state<Route>(readAddress(location));

function arrive(): void {
  Object.assign(route, readAddress(location));
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

addEventListener('popstate', arrive);
document.addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
});
