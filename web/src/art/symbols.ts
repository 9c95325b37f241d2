// Shapes that stand for colours, so that a colour is never alone. Each fits a box of 24 by 24.

export const SYMBOLS = {
  moon: 'M14.6 2.6a9.7 9.7 0 1 0 7 12.6A8 8 0 0 1 14.6 2.6Z',
  leaf: 'M3.5 20.5C1.5 10.5 8 2.6 21.4 2.6 21.9 15.2 14.6 22 3.5 20.5Z',
  flame:
    'M12.6 1.5c.4 4.6 6.6 6.9 6.6 13.3a7.2 7.2 0 0 1-14.4 0c0-3.3 2-5 2.2-8.2 1.9 1 2.9 2.3 3.1 4 1.6-2.4 2.4-5.4 2.5-9.1Z',
  circle: 'M12 2.4a9.6 9.6 0 1 1 0 19.2 9.6 9.6 0 0 1 0-19.2Z',
  triangle: 'M10.3 3.6a2 2 0 0 1 3.4 0l8 13.8a2 2 0 0 1-1.7 3H4a2 2 0 0 1-1.7-3Z',
  square: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
  diamond: 'M10.6 2a2 2 0 0 1 2.8 0l8.6 8.6a2 2 0 0 1 0 2.8L13.4 22a2 2 0 0 1-2.8 0L2 13.4a2 2 0 0 1 0-2.8Z',
} as const;

export type SymbolName = keyof typeof SYMBOLS;
