/** A bias test as a downloadable bundle: the stored result, the input file, and their hashes. */
import type { Format } from '#domain/documents/words.ts';
import { MANIFEST, sha256 } from '#domain/report/bundle.ts';
import { zipOf } from '#domain/report/zip.ts';

export const RESULT = 'result.json';
export const inputNameOf = (format: Format) => `input.${format}`;

type File = { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };

export const testBundleOf = async (files: readonly File[]): Promise<Blob> => {
  const hashes = await Promise.all(files.map(async ({ name, content }) => [name, await sha256(content)] as const));
  const manifest = { format: 1, files: Object.fromEntries(hashes) };
  return zipOf([...files, { name: MANIFEST, content: `${JSON.stringify(manifest, null, 2)}\n` }]);
};
