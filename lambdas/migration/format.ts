/**
 * The export format: a folder with `manifest.json`, rows as JSON lines (`rows-0001.jsonl` and so on), `files.jsonl`
 * with a line per file, and the files under `files/`. Readers must support earlier formats.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { CommandError } from '#contract/command.ts';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const FILES = 'files.jsonl';

export class MoveRefused extends CommandError {}

const Part = z.object({ name: z.string().regex(/^[\w.-]+$/), sha256: z.string(), lines: z.int() });

export const Manifest = z.object({
  product: z.literal('plumbline'),
  format: z.literal(FORMAT),
  /** The product version that wrote the export. */
  version: z.string(),
  written_at: z.iso.datetime(),
  tenant: z.string(),
  rows: z.int(),
  files: z.int(),
  /** Omitted rows by reason. */
  left_out: z.record(z.string(), z.int()),
  parts: z.array(Part),
});
export type Manifest = z.output<typeof Manifest>;

/** A row as stored in the table. */
export const MovedRow = z.looseObject({ pk: z.string(), sk: z.string() });
export type MovedRow = z.output<typeof MovedRow>;

export const MovedFile = z.object({
  store: z.enum(['files', 'site']),
  key: z.string(),
  type: z.string(),
  cache: z.string().nullable(),
  size: z.int(),
  sha256: z.string(),
  /** The path within the folder. */
  at: z.string().regex(/^files\/\d+$/),
});
export type MovedFile = z.output<typeof MovedFile>;

/** Adds the name of the part to errors. */
const partOf = <T>(name: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    const what = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new MoveRefused(`${name} is damaged or was changed: ${what}`);
  }
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new MoveRefused(
      `${folder} contains no ${MANIFEST}: nothing was exported there, or the export was not completed.`,
    );
  });
  return partOf(MANIFEST, () => Manifest.parse(JSON.parse(text)));
};

export const hashOfFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};

export async function* linesOf<T>(folder: string, name: string, schema: z.ZodType<T>): AsyncGenerator<T> {
  const input = createReadStream(join(folder, name));
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line !== '') yield partOf(name, () => schema.parse(JSON.parse(line)));
}
