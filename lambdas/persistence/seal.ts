/** Sealing (AES-256-GCM) for values that clients hold: they cannot read, change or reuse them for another purpose. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { readCursorKey } from './cursor-key.ts';

const NONCE = 12;
const TAG = 16;

/** With a secret, only its holder can unseal the value; read access to the table is not enough. */
const keyWith = async (secret: string | undefined) => {
  const key = await readCursorKey();
  return secret === undefined ? key : createHmac('sha256', key).update(secret).digest();
};

/** `bound` ties the value to one purpose. */
export const seal = async (text: string | Uint8Array, bound: Buffer, secret?: string) => {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keyWith(secret), nonce).setAAD(bound);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** Returns undefined if the value was not sealed by this tenant for this purpose. */
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
