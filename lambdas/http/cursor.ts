/** Cursors say where a page ended. They are sealed: nobody can read one, alter it, or use it for another list. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { cursorInvalid } from '#lambdas/problems.ts';
import { readCursorKey } from '#lambdas/stores/cursor-key.ts';

const NONCE = 12;
const TAG = 16;

/** What a cursor is good for: one route, one caller, one filter. How many rows a page has may change on the way. */
export const purpose = (route: string, caller: string, query: object) => {
  const filter = Object.entries(query)
    .filter(([name, value]) => name !== 'limit' && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([route, caller, filter]))
    .digest();
};

export const seal = async (position: string, bound: Buffer) => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await readCursorKey(), nonce).setAAD(bound);
  const sealed = Buffer.concat([cipher.update(position), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

export const unseal = async (cursor: string, bound: Buffer) => {
  const bytes = Buffer.from(cursor, 'base64url');
  try {
    const cipher = createDecipheriv('aes-256-gcm', await readCursorKey(), bytes.subarray(0, NONCE), {
      authTagLength: TAG,
    });
    cipher.setAAD(bound).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return cipher.update(bytes.subarray(NONCE + TAG)).toString() + cipher.final().toString();
  } catch {
    throw cursorInvalid();
  }
};
