/** Generates secrets and ids, and hashes secrets for storage. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

const LOWER = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const randomText = (length: number, alphabet = LOWER) =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

export const randomToken = (bytes: number) => randomBytes(bytes).toString('base64url');

export const randomCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Enough for long random values; passwords have an SRP verifier instead. */
export const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
