// Where an invitation leads: an address that other devices can reach.

import type { Addresses } from '../../engine/http';

const isHere = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** The addresses for an invitation, the best one first; none if others cannot reach this server. The address
 * of this page is right unless it means this computer alone; what the operator has set is always right. */
export function origins(page: URL | Location, { addresses, fixed }: Addresses): string[] {
  if (fixed || isHere(page.hostname)) return addresses;
  return addresses.includes(page.origin)
    ? [page.origin, ...addresses.filter((one) => one !== page.origin)]
    : [page.origin];
}

/** An address as people type it. */
export const spoken = (origin: string) => origin.replace(/^http:\/\//, '');

/** A short code in two groups, as people say it. */
export const grouped = (code: string) => code.replace(/(.{3})(?=.)/g, '$1 ');
