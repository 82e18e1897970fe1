import { createHash, randomBytes } from 'node:crypto';

const format = (bytes: Buffer) => bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');

const at = (ms: number, rest: Buffer) => {
  const bytes = Buffer.concat([Buffer.alloc(6), rest]);
  bytes.writeUIntBE(ms, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return format(bytes);
};

/** A UUID that sorts by time (RFC 9562). */
export const uuidV7 = (ms: number) => at(ms, randomBytes(10));

/** A UUID derived from the time and the text, so that a repeat creates the same id. */
export const uuidV7Of = (ms: number, what: string) =>
  at(ms, createHash('sha256').update(what).digest().subarray(0, 10));

/** The lowest and highest ids of a millisecond. */
export const firstUuidAt = (ms: number) => at(ms, Buffer.alloc(10));
export const lastUuidAt = (ms: number) => at(ms, Buffer.alloc(10, 0xff));
