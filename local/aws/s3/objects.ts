/**
 * Stores objects on disk, one file per object: content, metadata, length of the metadata. One rename publishes both, so
 * a crash leaves no partial object. Files are named after a hash of the key, because a key may contain any character;
 * the list of keys is read once.
 */
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const StoredObject = z.object({
  key: z.string(),
  size: z.number(),
  etag: z.string(),
  modified: z.iso.datetime(),
  /** Headers served with the object, such as the content type and `x-amz-meta-…`. */
  headers: z.record(z.string(), z.string()),
  /** Keyed by header name, `x-amz-checksum-…`. */
  checksums: z.record(z.string(), z.string()),
});
export type StoredObject = z.output<typeof StoredObject>;

const LENGTH_BYTES = 4;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readBytes = async (file: FileHandle, position: number, length: number) =>
  (await file.read(Buffer.alloc(length), 0, length, position)).buffer;

const readRecord = async (file: FileHandle) => {
  const { size } = await file.stat();
  const length = (await readBytes(file, size - LENGTH_BYTES, LENGTH_BYTES)).readUInt32BE();
  const text = await readBytes(file, size - LENGTH_BYTES - length, length);
  return StoredObject.parse(JSON.parse(text.toString()));
};

const recordBytes = (object: StoredObject) => {
  const text = Buffer.from(JSON.stringify(object));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return Buffer.concat([text, length]);
};

const syncFolder = async (folder: string) => {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export type Objects = Awaited<ReturnType<typeof openObjects>>;
export type Described = Pick<StoredObject, 'key' | 'modified' | 'headers'> & { checksums?: StoredObject['checksums'] };

export const openObjects = async (data: string, buckets: readonly string[]) => {
  const incoming = join(data, 'incoming');
  const folderOf = (bucket: string) => join(data, 'buckets', bucket);
  const fileOf = (bucket: string, key: string) =>
    join(folderOf(bucket), createHash('sha256').update(key).digest('hex'));

  // Deletes partial uploads of a killed process.
  await rm(incoming, { recursive: true, force: true });
  for (const folder of [incoming, ...buckets.map(folderOf)]) await mkdir(folder, { recursive: true });

  const keys = new Map<string, Set<string>>();
  for (const bucket of buckets) {
    const found = new Set<string>();
    for (const name of await readdir(folderOf(bucket))) {
      await using file = await open(join(folderOf(bucket), name));
      found.add((await readRecord(file)).key);
    }
    keys.set(bucket, found);
  }

  const openFile = async (path: string) => {
    try {
      return await open(path);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  /** Stores nothing if `chunks` fails, so an upload can be refused until its last byte. */
  const put = async (bucket: string, chunks: AsyncIterable<Buffer>, describe: () => Described) => {
    const path = join(incoming, randomUUID());
    try {
      const object = await write(path, chunks, describe);
      await rename(path, fileOf(bucket, object.key));
      keys.get(bucket)?.add(object.key);
      await syncFolder(folderOf(bucket));
      return object;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  };

  const write = async (path: string, chunks: AsyncIterable<Buffer>, describe: () => Described) => {
    await using file = await open(path, 'wx', 0o600);
    const md5 = createHash('md5');
    let size = 0;
    for await (const chunk of chunks) {
      md5.update(chunk);
      size += chunk.length;
      await file.appendFile(chunk);
    }
    const object: StoredObject = { checksums: {}, ...describe(), size, etag: md5.digest('hex') };
    await file.appendFile(recordBytes(object));
    await file.sync();
    return object;
  };

  return {
    put,
    find: async (bucket: string, key: string) => {
      await using file = await openFile(fileOf(bucket, key));
      return file && (await readRecord(file));
    },
    /** An open object can be read to its end, even if it is replaced meanwhile. */
    open: async (bucket: string, key: string) => {
      const file = await openFile(fileOf(bucket, key));
      if (!file) return undefined;
      try {
        return { file, object: await readRecord(file) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    remove: async (bucket: string, key: string) => {
      await rm(fileOf(bucket, key), { force: true });
      keys.get(bucket)?.delete(key);
      await syncFolder(folderOf(bucket));
    },
    keys: (bucket: string): Iterable<string> => keys.get(bucket) ?? [],
  };
};
