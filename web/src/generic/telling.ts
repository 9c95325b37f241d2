// How the generic board plays an effect: which sound it makes, and what it points out.

import { detail, type AnyEffect } from '../engine/effects';
import type { DetailSchema, Schema } from '../engine/http';
import type { Noise } from '../shell/sound';
import { placeOf, placeOfSeat } from './fields';

const detailsOf = ({ effects }: Pick<Schema, 'effects'>, { kind }: AnyEffect): DetailSchema[] =>
  effects.find((one) => one.kind === kind)?.details ?? [];

/** The sound of an effect; null for what is only said. */
export function soundOf(schema: Pick<Schema, 'effects'>, effect: AnyEffect): Noise | null {
  const names = detailsOf(schema, effect).map(({ name }) => name);
  if (/^(turn|game)-/.test(effect.kind)) return null;
  if (/^round/.test(effect.kind)) return 'round';
  if (/^dealt/.test(effect.kind)) return 'deal';
  if (/^drew/.test(effect.kind)) return 'draw';
  if (names.includes('score') || names.includes('points')) return 'score';
  if (names.includes('card')) return 'card';
  return names.includes('seat') ? 'tap' : 'flip';
}

/** What an effect is about: its seats, and the fields that its details are called after. */
export function placesOf(schema: Pick<Schema, 'effects' | 'fields'>, effect: AnyEffect): string[] {
  const details = detailsOf(schema, effect);
  const seats = details
    .filter(({ kind }) => kind === 'seat')
    .map(({ name }) => detail(effect, name))
    .filter((seat) => typeof seat === 'number');
  const places = seats.map(placeOfSeat);
  for (const { name, kind } of details) {
    if (kind === 'seat') continue;
    const field = schema.fields.find((one) => one.name === name || one.name === `${name}s`);
    if (field)
      places.push(...(field.per_seat ? seats.map((seat) => placeOf(field.name, seat)) : [placeOf(field.name)]));
  }
  return places;
}

/** What chance has brought, for the die or the coin that shows it: its first detail that is no seat. */
export function faceOf(schema: Pick<Schema, 'effects'>, effect: AnyEffect): string | number | null {
  const first = detailsOf(schema, effect).find(({ kind }) => kind !== 'seat');
  return (first && detail(effect, first.name)) ?? null;
}
