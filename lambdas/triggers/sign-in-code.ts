/** The code of the custom sign-in flow. The triggers store a salted digest between two steps. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { CODE_MINUTES } from '#domain/sign-in/custom-challenge.ts';
import { digitsOf } from '#domain/sign-in/verification-code.ts';

const CODE_LENGTH = 8;

const CodeCheck = z.object({ salt: z.string(), digest: z.base64(), expires: z.number() });

const digestOf = (salt: string, code: string) => createHash('sha256').update(`${salt}:${code}`).digest();

export const newCode = () => {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const salt = randomBytes(16).toString('base64');
  const expires = Date.now() + CODE_MINUTES * 60_000;
  const check: z.input<typeof CodeCheck> = { salt, digest: digestOf(salt, code).toString('base64'), expires };
  return { code, check: JSON.stringify(check) };
};

export const isRightCode = (check: string, answer: string) => {
  const { salt, digest, expires } = CodeCheck.parse(JSON.parse(check));
  return timingSafeEqual(digestOf(salt, digitsOf(answer)), Buffer.from(digest, 'base64')) && Date.now() < expires;
};
