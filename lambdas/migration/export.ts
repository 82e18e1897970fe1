/** Exports a tenant to a folder, page by page. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { keysOf } from '#domain/keys-of.ts';
import { bodyStream } from '#lambdas/files/body-stream.ts';
import { s3 } from '#lambdas/files/s3.ts';
import type { Key } from '#lambdas/persistence/keys.ts';
import { table } from '#lambdas/persistence/table.ts';
import { FILES, FORMAT, hashOfFile, MANIFEST, type Manifest, type MovedFile, MoveRefused } from './format.ts';
import { MOVED_FILES, reasonToStay, type Store } from './what-moves.ts';

/** The resources of a tenant. */
export type Place = { tenant: string; table: string; files: string; site: string };

const LINES_A_PART = 10_000;
const ROWS_A_PAGE = 500;

/** Writes numbered parts, each with its hash. */
const partsIn = (folder: string, nameOf: (number: number) => string) => {
  const done: Manifest['parts'] = [];
  let current:
    | { name: string; file: Awaited<ReturnType<typeof open>>; hash: ReturnType<typeof createHash>; lines: number }
    | undefined;
  const close = async () => {
    if (!current) return;
    await current.file.close();
    done.push({ name: current.name, sha256: current.hash.digest('hex'), lines: current.lines });
    current = undefined;
  };
  return {
    add: async (values: readonly unknown[]) => {
      if (values.length === 0) return;
      if (!current) {
        const name = nameOf(done.length + 1);
        current = { name, file: await open(join(folder, name), 'wx', 0o600), hash: createHash('sha256'), lines: 0 };
      }
      const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
      current.hash.update(text);
      current.lines += values.length;
      await current.file.write(text);
      if (current.lines >= LINES_A_PART) await close();
    },
    end: async () => {
      await close();
      return done;
    },
  };
};

async function* pagesOf(TableName: string): AsyncGenerator<(Key & Record<string, unknown>)[]> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new ScanCommand({ TableName, ConsistentRead: true, Limit: ROWS_A_PAGE, ExclusiveStartKey }),
    );
    yield (page.Items ?? []) as (Key & Record<string, unknown>)[]; // each row includes its keys
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

const exportRows = async (place: Place, folder: string) => {
  const parts = partsIn(folder, (number) => `rows-${String(number).padStart(4, '0')}.jsonl`);
  const left_out: Record<string, number> = {};
  let rows = 0;
  for await (const page of pagesOf(place.table)) {
    const going = page.filter((row) => {
      const reason = reasonToStay(row);
      if (reason) left_out[reason] = (left_out[reason] ?? 0) + 1;
      return reason === undefined;
    });
    rows += going.length;
    await parts.add(going);
  }
  return { rows, left_out, parts: await parts.end() };
};

async function* keysIn(Bucket: string, Prefix: string): AsyncGenerator<string> {
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

const exportFile = async (
  store: Store,
  Bucket: string,
  key: string,
  folder: string,
  at: string,
): Promise<MovedFile> => {
  const found = await s3.send(new GetObjectCommand({ Bucket, Key: key }));
  const path = join(folder, at);
  await pipeline(bodyStream(found.Body), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const type = found.ContentType ?? 'application/octet-stream';
  return {
    ...{ store, key, type, cache: found.CacheControl ?? null, size: found.ContentLength ?? 0 },
    ...{ sha256: await hashOfFile(path), at },
  };
};

const exportFiles = async (place: Place, folder: string) => {
  await mkdir(join(folder, 'files'), { mode: 0o700 });
  const list = partsIn(folder, (number) => (number === 1 ? FILES : `files-${number}.jsonl`));
  let files = 0;
  for (const store of keysOf(MOVED_FILES))
    for (const prefix of MOVED_FILES[store])
      for await (const key of keysIn(place[store], prefix)) {
        files += 1;
        await list.add([await exportFile(store, place[store], key, folder, `files/${files}`)]);
      }
  return { files, parts: await list.end() };
};

/**
 * The manifest is written last, so a folder without it is incomplete. The tenant must not be in use during the export;
 * otherwise `verify` reports inconsistencies.
 */
export const exportTenant = async (place: Place, folder: string, version: string): Promise<Manifest> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new MoveRefused(`${folder} is not empty. Choose an empty folder: existing files are never overwritten.`);
  const written_at = new Date().toISOString();
  const { parts, ...rows } = await exportRows(place, folder);
  const files = await exportFiles(place, folder);
  const manifest: Manifest = {
    ...{ product: 'plumbline', format: FORMAT, version, written_at, tenant: place.tenant },
    ...{ ...rows, ...files, parts: [...parts, ...files.parts] },
  };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 });
  return manifest;
};
