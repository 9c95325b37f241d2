// The schema of a game, brought together with its board.

import type { Schema } from './wire';

const found = import.meta.glob<Schema>('./games/*/schema.ts', { import: 'SCHEMA' });
const brought = new Map<string, Promise<Schema>>();

/** Brings a game's schema; asked again only if it could not be brought. */
export function schemaOf(game: string): Promise<Schema> {
  let schema = brought.get(game);
  if (!schema) {
    const bring = found[`./games/${game}/schema.ts`];
    if (!bring) return Promise.reject(new Error(`expected a schema for ${game}; there is none`));
    schema = bring();
    brought.set(game, schema);
    schema.catch(() => brought.delete(game));
  }
  return schema;
}
