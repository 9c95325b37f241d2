// Messages that a real server sent; tests/web/recordings.py of the repository records them.

import type { AnyEffect } from '../src/engine/effects';
import type { Schema } from '../src/engine/schemas';
import type { Changed, NamedEffect, Snapshot } from '../src/engine/wire';

interface Recording {
  game: string;
  messages: (Snapshot | Changed)[];
}

const files = import.meta.glob<Recording>(['./recorded/*.json', '!./recorded/receipt.json'], {
  eager: true,
  import: 'default',
});
const schemas = import.meta.glob<Schema>('../src/games/*/schema.ts', { eager: true, import: 'SCHEMA' });

export const RECORDINGS = Object.values(files);

export const schemaOf = (game: string): Schema => schemas[`../src/games/${game}/schema.ts`]!;

/** An effect as the page writes it, from how the server names it. */
export const plain = ({ kind, details }: NamedEffect): AnyEffect => ({ kind, ...details });

/** Packs numbers as the server does. */
export function pack(numbers: number[]): string {
  const bytes: number[] = [];
  const write = (value: number) => {
    for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
    bytes.push(value);
  };
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!;
    if (number) write(number > 0 ? 2 * number : -2 * number - 1);
    else {
      let zeros = 0;
      while (numbers[at + 1] === 0) [at, zeros] = [at + 1, zeros + 1];
      write(0);
      write(zeros);
    }
  }
  return btoa(String.fromCharCode(...bytes));
}
