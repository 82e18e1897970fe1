/** Codes of an authenticator app: RFC 6238 with 30-second steps, six digits and SHA-1, which every app supports. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP = 30_000;
const DIGITS = 6;
/** Accepted clock skew in steps, in both directions. */
const WINDOW = [-1, 0, 1];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const toBase32 = (bytes: Buffer) => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
};

const fromBase32 = (text: string) => {
  const bits = [...text].map((character) => ALPHABET.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

export const newSecret = () => toBase32(randomBytes(32));

const codeAt = (secret: string, step: number) => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
};

/** The time step of a correct code, otherwise undefined. */
export const stepOf = (secret: string, code: string, now: number): number | undefined => {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const current = Math.floor(now / STEP);
  return WINDOW.map((offset) => current + offset).find((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)),
  );
};
