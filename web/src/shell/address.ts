// Which screen an address shows.

export type Screen = 'home' | 'table' | 'join' | 'watch' | 'tv' | 'replay' | 'rules' | 'lesson' | 'nowhere';

export interface Route {
  screen: Screen;
  /** The table, code or game after the slash. */
  what: string;
  query: URLSearchParams;
}

const SCREENS = new Map<string, Screen>([
  ['t', 'table'],
  ['j', 'join'],
  ['w', 'watch'],
  ['tv', 'tv'],
  ['replay', 'replay'],
  ['rules', 'rules'],
  ['lesson', 'lesson'],
]);

/** The text without percent signs; null if nothing can be made of it. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export function readAddress(address: URL | Location): Route {
  const [first = '', second = '', ...rest] = address.pathname.split('/').filter(Boolean);
  const query = new URLSearchParams(address.search);
  if (!first) return { screen: 'home', what: '', query };
  const what = decoded(second);
  const screen = rest.length || !what ? undefined : SCREENS.get(first);
  return { screen: screen ?? 'nowhere', what: what ?? '', query };
}
