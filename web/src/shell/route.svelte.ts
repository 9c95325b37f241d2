// Which screen an address shows. Links are plain `<a href>`; the page catches them and stays.

export type Screen = 'home' | 'table' | 'join' | 'watch' | 'tv' | 'replay' | 'rules' | 'lesson' | 'nowhere';

export interface Route {
  screen: Screen;
  /** The table, code or game after the slash. */
  what: string;
  query: URLSearchParams;
}

const SCREENS: Record<string, Screen> = {
  t: 'table',
  j: 'join',
  w: 'watch',
  tv: 'tv',
  replay: 'replay',
  rules: 'rules',
  lesson: 'lesson',
};

function read(address: URL | Location): Route {
  const [first = '', what = '', ...rest] = address.pathname.split('/').filter(Boolean);
  const query = new URLSearchParams(address.search);
  if (!first) return { screen: 'home', what: '', query };
  const screen = rest.length || !what ? undefined : SCREENS[first];
  return { screen: screen ?? 'nowhere', what: decodeURIComponent(what), query };
}

export const route = $state<Route>(read(location));

function arrive(): void {
  Object.assign(route, read(location));
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
