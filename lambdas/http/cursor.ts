/** Cursors say where a page ended. They are sealed, each for one list. */
import { createHash } from 'node:crypto';
import { cursorInvalid, raise } from '#lambdas/known-errors.ts';
import { unseal } from '#lambdas/persistence/seal.ts';

/** What a cursor is good for: one route, one caller, one filter. How many rows a page has may change on the way. */
export const purpose = (route: string, caller: string, query: object) => {
  const filter = Object.entries(query)
    .filter(([name, value]) => name !== 'limit' && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([route, caller, filter]))
    .digest();
};

export const placeOf = async (cursor: string, bound: Buffer) => (await unseal(cursor, bound)) ?? raise(cursorInvalid());
