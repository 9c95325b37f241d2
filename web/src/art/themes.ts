// The games' place among each other. Their colours are in `games/<name>/theme.css`, and count inside
// `data-game=<name>`; main.ts brings them.

export interface Theme {
  /** Its place on the home screen. */
  order: number;
}

const themes = import.meta.glob<Theme>('../games/*/theme.ts', { eager: true, import: 'default' });

/** The games the page has drawings for, in their order. */
export const KNOWN_GAMES: readonly string[] = Object.entries(themes)
  .sort(([, one], [, other]) => one.order - other.order)
  .map(([path]) => path.split('/')[2]!);
