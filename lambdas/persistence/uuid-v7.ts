import { createHash, randomBytes } from 'node:crypto';

const format = (bytes: Buffer) => bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');

const at = (ms: number, rest: Buffer) => {
  const bytes = Buffer.concat([Buffer.alloc(6), rest]);
  bytes.writeUIntBE(ms, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return format(bytes);
};

/** An id whose order is the order of time (RFC 9562). */
export const uuidV7 = (ms: number) => at(ms, randomBytes(10));

/** The same id for the same thing of a moment. */
export const uuidV7Of = (ms: number, what: string) =>
  at(ms, createHash('sha256').update(what).digest().subarray(0, 10));

/** The first and the last id that a moment can have. */
export const firstUuidAt = (ms: number) => at(ms, Buffer.alloc(10));
export const lastUuidAt = (ms: number) => at(ms, Buffer.alloc(10, 0xff));
