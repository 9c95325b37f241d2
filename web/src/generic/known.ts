// The schemas that were brought: boards get views, and this one also has to know what is in them.

import type { Schema } from '../engine/http';

const schemas = new Map<string, Schema>();

export function know(schema: Schema): void {
  schemas.set(schema.game, schema);
}

export function knownSchema(game: string): Schema {
  const found = schemas.get(game);
  if (!found) throw new Error(`expected the schema of ${game} before its board`);
  return found;
}
