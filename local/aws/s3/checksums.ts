/** The checksums that an upload may declare, computed while it is read. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { badDigest, notImplemented } from './errors.ts';

type Sum = { update: (chunk: Buffer) => void; digest: () => string };

const hash = (algorithm: string): Sum => {
  const sum = createHash(algorithm);
  return { update: (chunk) => sum.update(chunk), digest: () => sum.digest('base64') };
};

const crc = (): Sum => {
  let sum = 0;
  return {
    update: (chunk) => {
      sum = crc32(chunk, sum);
    },
    digest: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(sum);
      return bytes.toString('base64');
    },
  };
};

const PREFIX = 'x-amz-checksum-';
const STATED = [`${PREFIX}crc32`, `${PREFIX}sha1`, `${PREFIX}sha256`, 'content-md5'] as const;
type Stated = (typeof STATED)[number];

const SUMS: Record<Stated, { label: string; start: () => Sum }> = {
  'x-amz-checksum-crc32': { label: 'CRC32', start: crc },
  'x-amz-checksum-sha1': { label: 'SHA1', start: () => hash('sha1') },
  'x-amz-checksum-sha256': { label: 'SHA256', start: () => hash('sha256') },
  'content-md5': { label: 'Content-MD5', start: () => hash('md5') },
};

/** Headers that describe checksums but contain none. */
const ABOUT = [`${PREFIX}algorithm`, `${PREFIX}mode`, `${PREFIX}type`];

const isStated = (name: string): name is Stated => STATED.some((stated) => stated === name);

const statedIn = (names: Iterable<string>) =>
  [...names].flatMap((name) => {
    if (isStated(name)) return [name];
    if (name.startsWith(PREFIX) && !ABOUT.includes(name)) throw notImplemented(name);
    return [];
  });

/**
 * Fails at the end if a checksum differs. Trailers may add to `stated` until the last byte; `announced` has their
 * names.
 */
export const checked = async function* (
  chunks: AsyncIterable<Buffer>,
  stated: Map<string, string>,
  announced: readonly string[] = [],
) {
  const names = new Set(statedIn([...stated.keys(), ...announced]));
  const sums = [...names].map((name) => ({ name, label: SUMS[name].label, sum: SUMS[name].start() }));
  for await (const chunk of chunks) {
    for (const { sum } of sums) sum.update(chunk);
    yield chunk;
  }
  for (const { name, label, sum } of sums) if (sum.digest() !== stated.get(name)) throw badDigest(label);
};

/** The checksums that S3 stores with the object. */
export const kept = (stated: Map<string, string>) =>
  Object.fromEntries([...stated].filter(([name]) => isStated(name) && name.startsWith(PREFIX)));
