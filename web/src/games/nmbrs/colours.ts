// The signs of the four colours.

import type { SymbolName } from '../../art/symbols';

export const SIGNS: Record<string, SymbolName> = {
  red: 'circle',
  green: 'triangle',
  blue: 'square',
  orange: 'diamond',
};
