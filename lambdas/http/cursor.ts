/** Cursors encode where a page ended. Each is sealed for one list. */
import { createHash } from 'node:crypto';
import { cursorInvalid, raise } from '#lambdas/known-errors.ts';
import { unseal } from '#lambdas/persistence/seal.ts';

/** A cursor is valid for one route, caller and filter. The page size may change between pages. */
export const purposeOf = (route: string, caller: string, query: object) => {
  const filter = Object.entries(query)
    .filter(([name, value]) => name !== 'limit' && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([route, caller, filter]))
    .digest();
};

export const openCursor = async (cursor: string, cursorPurpose: Buffer) =>
  (await unseal(cursor, cursorPurpose)) ?? raise(cursorInvalid());
