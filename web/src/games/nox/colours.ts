// The three colours and their signs.

import type { SymbolName } from '../../art/symbols';

/** In the order of their numbers. */
export const COLOURS = ['blue', 'green', 'orange'] as const;
export const SIGNS: Record<string, SymbolName> = { blue: 'moon', green: 'leaf', orange: 'flame' };
