// What the home screen shows, from what the server and people say.

import type { GameAbout, Mine } from '../../engine/api';

/** The address that a code leads to, as people paste it: alone, or a whole link; null if it is none. */
export function addressOf(code: string): string | null {
  const letters = code.replace(/[\s-]/g, '');
  if (/^[a-z]{6}$/i.test(letters)) return `/j/${letters.toUpperCase()}`;
  const found = /(?:\/(j|w|tv)\/)?([\w-]{6,})\/?\s*$/.exec(code.trim());
  return found && `/${found[1] ?? 'j'}/${found[2]}`;
}

/** The games on the home screen: those with a drawing, which are known before the server answers, then
 * whatever else it has. A drawing of a game that it does not have is not shown once it has answered. */
export function offeredGames(drawn: readonly string[], all: GameAbout[]): string[] {
  const names = all.map(({ name }) => name);
  return [
    ...drawn.filter((name) => !names.length || names.includes(name)),
    ...names.filter((name) => !drawn.includes(name)),
  ];
}

export const runningTables = (tables: Mine[]) => tables.filter(({ phase }) => !['over', 'closed'].includes(phase));
export const finishedTables = (tables: Mine[]) => tables.filter(({ phase }) => phase === 'over').slice(0, 8);

/** How long ago, in words; both in seconds since 1970. */
export function ago(then: number, now: number, language: string): string {
  const minutes = Math.round((then - now) / 60);
  const say = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  if (minutes > -60) return say.format(minutes, 'minute');
  if (minutes > -1440) return say.format(Math.round(minutes / 60), 'hour');
  return say.format(Math.round(minutes / 1440), 'day');
}
