// The signs of the coloured rows.

import type { SymbolName } from '../../art/symbols';

export const SIGNS: Record<string, SymbolName> = { green: 'leaf', blue: 'moon', orange: 'flame', violet: 'diamond' };
