// What each game brings to every screen: its colours (`games/<name>/theme.css`, which count inside
// `data-game=<name>`) and its place among the others.

export interface Theme {
  /** Its place on the home screen. */
  order: number;
}

const themes = import.meta.glob<Theme>('../games/*/theme.ts', { eager: true, import: 'default' });

/** The games the page has drawings for, in their order. */
export const KNOWN_GAMES: readonly string[] = Object.entries(themes)
  .sort(([, one], [, other]) => one.order - other.order)
  .map(([path]) => path.split('/')[2]!);
