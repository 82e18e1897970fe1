/** Writes files into a ZIP file, which `reading/zip.ts` can open. */
import { strToU8, zipSync } from 'fflate';

/** The earliest date in the ZIP format. A fixed date makes the same content the same file. */
const DAY = new Date(1980, 0, 1);

type File = { readonly name: string; readonly content: string | Uint8Array<ArrayBuffer> };

/** Uncompressed by default: most callers pack files that are small or compressed. */
export const zipOf = (files: readonly File[], level: 0 | 6 = 0): Blob => {
  const named = files.map(
    ({ name, content }) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return new Blob([zipSync(Object.fromEntries(named), { level, mtime: DAY })], { type: 'application/zip' });
};
