/** Enforces limits on a zip by its directory, without unpacking. */
import type { Entry } from '#domain/reading/zip.ts';
import { FileRejectedError } from './file-rejected-error.ts';

const MOST_UNPACKED = 512 * 1024 * 1024;
/** Below this size any ratio is harmless; above it, deflate shrinks real documents by less than this factor. */
const HARMLESS = 20 * 1024 * 1024;
const MOST_TIMES = 200;

/** Percent-encoded unreserved characters: a second spelling of another part's name. */
const UNRESERVED = /%(?:2[def]|3\d|4[1-9a-f]|5[0-9acf]|6[1-9a-f]|7[0-9ae])/i;

/** Names that no Office program writes: paths outside of the package, or duplicates ignoring case. */
const mustBeWellNamed = (name: string, seen: Set<string>) => {
  const known = name.toLowerCase();
  const isOdd = /^\/|\\|\p{Cc}|\[\d+\](?:\.last)?\.piece$/iu.test(name) || name.split('/').includes('..');
  const isDisguised = UNRESERVED.test(name);
  if (isOdd || isDisguised || seen.has(known)) throw new FileRejectedError('irregular');
  seen.add(known);
};

export const mustBeHarmless = (entries: readonly Entry[], fileSize: number) => {
  const seen = new Set<string>();
  let [unpacked, packed] = [0, 0];
  for (const entry of entries) {
    if (entry.isEncrypted) throw new FileRejectedError('encrypted');
    if (!entry.method) throw new FileRejectedError('too_complex');
    mustBeWellNamed(entry.name, seen);
    unpacked += entry.size;
    packed += entry.packed;
  }
  // Overlapping entries reuse the same packed bytes.
  if (unpacked > MOST_UNPACKED || packed > fileSize) throw new FileRejectedError('too_complex');
  if (unpacked > HARMLESS && unpacked > MOST_TIMES * packed) throw new FileRejectedError('too_complex');
};
