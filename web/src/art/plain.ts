// A look for every game that has none of its own: one of these, always the same for the same name.

import { KNOWN_GAMES } from './themes';

/** Its ground by day and by lamp, and which friend (art/Body.svelte) is on its cover. */
export interface Look {
  day: string;
  night: string;
  friend: number;
}

const LOOKS: readonly Look[] = [
  { day: '#8db8fb', night: '#22375c', friend: 0 },
  { day: '#93d3a2', night: '#1f4a33', friend: 7 },
  { day: '#bda6f2', night: '#3b2d63', friend: 5 },
  { day: '#f8ba85', night: '#5b3717', friend: 1 },
  { day: '#f5a6c1', night: '#5b2740', friend: 4 },
  { day: '#8fd0d8', night: '#1b4850', friend: 2 },
];

export function lookOf(game: string): Look {
  let sum = 0;
  for (const letter of game) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521;
  return LOOKS[sum % LOOKS.length]!;
}

const dressed = new Set<string>(KNOWN_GAMES);

/** Lets its colours count inside `data-game=<name>`, as theme.css does for games with a folder. */
export function dress(game: string): void {
  if (dressed.has(game)) return;
  dressed.add(game);
  const { day, night } = lookOf(game);
  const inside = `[data-game='${CSS.escape(game)}']`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    ${inside} { --cover: ${day}; --ground: ${day}; --on-ground: #1f1b33; }
    :where(:root[data-theme='dark']) ${inside} { --ground: ${night}; --on-ground: #fbf1dc; }
    :where(:root[data-theme='contrast']) ${inside} { --cover: #fff; --ground: #fff; --on-ground: #000; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
