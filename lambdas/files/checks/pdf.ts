/**
 * Checks that a PDF is complete, unencrypted and has no scripts or launch actions. It is scanned as a stream; only
 * object streams are unpacked, because actions are objects.
 */
import { constants, inflateSync } from 'node:zlib';
import { FORMATS } from '#domain/documents/words.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import type { Look } from './source.ts';

/** Longer than every searched token and every stream dictionary. */
const CARRIED = 4096;
const MOST_PACKED = 20 * 1024 * 1024;
const MOST_UNPACKED = 100 * 1024 * 1024;

/** Names may escape characters as hexadecimal codes. */
const plain = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const ACTS = /\/(?:JavaScript|Launch)(?![A-Za-z])/;
const ENCRYPTS = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;
const STREAM = /stream\r?\n/g;
const END = 'endstream';

/** Truncated data is accepted, as PDF readers do. */
const unpacked = (packed: Buffer, maxOutputLength: number) => {
  try {
    return inflateSync(packed, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooMuch = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new FileRejectedError(isTooMuch ? 'too_complex' : 'damaged');
  }
};

export const lookAtPdf = (): Look => {
  let carried = '';
  let isEncrypted = false;
  let problem: FileRejectedError | undefined;
  let objects: string | undefined;
  let left = MOST_UNPACKED;

  const note = (text: string) => {
    const content = plain(text);
    isEncrypted ||= ENCRYPTS.test(content);
    if (ACTS.test(content)) problem ??= new FileRejectedError('active_content');
  };

  const unpack = (packed: string) => {
    try {
      const found = unpacked(Buffer.from(packed, 'latin1'), left);
      left -= found.length;
      note(found.toString('latin1'));
    } catch (error) {
      if (!(error instanceof FileRejectedError)) throw error;
      problem ??= error;
    }
  };

  /**
   * Detects object streams by their dictionary. Filters other than deflate do not occur in practice and are refused.
   */
  const hasObjects = (before: string) => {
    const content = plain(before.slice(Math.max(before.lastIndexOf(' obj'), 0)));
    if (!/\/ObjStm(?![A-Za-z])/.test(content) || !content.includes('/Filter')) return false;
    if (!/\/(?:FlateDecode|Fl)(?![A-Za-z])/.test(content)) problem ??= new FileRejectedError('too_complex');
    return true;
  };

  /** Collects an object stream until its end marker. */
  const collect = (text: string): string | undefined => {
    objects = `${objects}${text}`;
    const end = objects.indexOf(END);
    if (end < 0) {
      if (objects.length > MOST_PACKED) problem ??= new FileRejectedError('too_complex');
      return undefined;
    }
    unpack(objects.slice(0, end));
    const rest = objects.slice(end + END.length);
    objects = undefined;
    return rest;
  };

  const readOn = (text: string): void => {
    if (problem?.why === 'too_complex') return;
    const rest = objects === undefined ? text : collect(text);
    if (rest === undefined) return;
    const seen = carried + rest;
    for (const { index, 0: word } of seen.matchAll(STREAM)) {
      const start = index + word.length;
      const isNew = start > carried.length;
      if (!isNew || seen.slice(index - 3, index) === 'end' || !hasObjects(seen.slice(0, index))) continue;
      carried = '';
      objects = '';
      readOn(seen.slice(start));
      return;
    }
    carried = seen.slice(-CARRIED);
  };

  let tail = '';
  return {
    add: (chunk) => {
      const text = chunk.toString('latin1');
      note(tail + text);
      tail = (tail + text).slice(-CARRIED);
      readOn(text);
    },
    end: () => {
      if (isEncrypted) throw new FileRejectedError('encrypted');
      if (problem) throw problem;
      if (!tail.includes('%%EOF')) throw new FileRejectedError('damaged');
      return FORMATS.pdf;
    },
  };
};
