/** Checks that a file is text, and detects its encoding: UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
import { FORMATS } from '#domain/documents/words.ts';
import { FileRejectedError } from './file-rejected-error.ts';
import type { Look } from './source.ts';

/** Control characters except tabs, line ends and form feeds do not belong in a table. */
const CONTROL = new Set([...Array(32).keys(), 127].filter((code) => ![9, 10, 12, 13].includes(code)));
/** Bytes without a character in Windows-1252. */
const NO_SIGN = [0x81, 0x8d, 0x8f, 0x90, 0x9d];
const NOT_IN_WINDOWS = new Set([...CONTROL, ...NO_SIGN]);

const hasControl = (text: string) => {
  for (let at = 0; at < text.length; at++) if (CONTROL.has(text.charCodeAt(at))) return true;
  return false;
};

/** Assumes the encoding until a chunk does not fit. */
const written = (encoding: 'utf-8' | 'utf-16le' | 'utf-16be') => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let fits = true;
  const decode = (chunk?: Buffer) => {
    if (!fits) return;
    try {
      fits = !hasControl(chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
    } catch {
      fits = false;
    }
  };
  const atEnd = () => {
    decode();
    return fits;
  };
  return { encoding, add: decode, fits: atEnd };
};

const inWindows = () => {
  let fits = true;
  return {
    encoding: 'windows-1252',
    add: (chunk: Buffer) => {
      fits &&= !chunk.some((byte) => NOT_IN_WINDOWS.has(byte));
    },
    fits: () => fits,
  };
};

export const lookAtText = (head: Buffer): Look => {
  const mark = head.subarray(0, 2).toString('hex');
  const wide = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined;
  const readings = wide ? [written(wide)] : [written('utf-8'), inWindows()];
  return {
    add: (chunk) => {
      for (const reading of readings) reading.add(chunk);
    },
    end: () => {
      const found = readings.find((reading) => reading.fits());
      if (!found) throw new FileRejectedError('not_text');
      return `${FORMATS.csv}; charset=${found.encoding}`;
    },
  };
};
