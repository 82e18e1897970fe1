/** What goes out into the world and comes back: nobody can read it, alter it, or use it for something else. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { readCursorKey } from './cursor-key.ts';

const NONCE = 12;
const TAG = 16;

/** With a secret of its own, only who knows that one can unseal it: no reader of the table can. */
const keyWith = async (secret: string | undefined) => {
  const key = await readCursorKey();
  return secret === undefined ? key : createHmac('sha256', key).update(secret).digest();
};

/** `bound`: what it is good for. */
export const seal = async (text: string | Uint8Array, bound: Buffer, secret?: string) => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keyWith(secret), nonce).setAAD(bound);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Nothing where it was not sealed here, or for something else. */
export const unsealBytes = async (sealed: string, bound: Buffer, secret?: string): Promise<Buffer | undefined> => {
  const bytes = Buffer.from(sealed, 'base64url');
  const key = await keyWith(secret);
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
    cipher.setAAD(bound).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]);
  } catch {
    return undefined;
  }
};

export const unseal = async (sealed: string, bound: Buffer, secret?: string): Promise<string | undefined> =>
  (await unsealBytes(sealed, bound, secret))?.toString();
