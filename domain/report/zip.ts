/** Writes files into an uncompressed ZIP file, which `reading/zip.ts` can open. */
import { strToU8, zipSync } from 'fflate';

/** The earliest date in the ZIP format. A fixed date makes the same content the same file. */
const DAY = new Date(1980, 0, 1);

type File = { readonly name: string; readonly content: string | Uint8Array<ArrayBuffer> };

export const zipOf = (files: readonly File[]): Blob => {
  const named = files.map(
    ({ name, content }) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return new Blob([zipSync(Object.fromEntries(named), { level: 0, mtime: DAY })], { type: 'application/zip' });
};
