/** Finds, copies and deletes stored files. */
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
} from '@aws-sdk/client-s3';
import { bodyStream } from './body-stream.ts';
import { bucket, s3 } from './s3.ts';

/** The ETag ties later reads to this content, so a concurrent upload under the same key is not mistaken for it. */
type Found = { key: string; etag: string; size: number };

export const findFile = async (key: string): Promise<Found | undefined> => {
  try {
    const { ContentLength = 0, ETag = '' } = await s3.send(new HeadObjectCommand({ Bucket: bucket(), Key: key }));
    return { key, etag: ETag, size: ContentLength };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
};

const read = async ({ key, etag }: Found, Range?: string) => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key: key, IfMatch: etag, Range }));
  if (!Body) throw new Error('The file has no content.');
  return Body;
};

export const sourceOf = (found: Found) => ({
  size: found.size,
  chunks: async function* (): AsyncIterable<Uint8Array> {
    if (found.size > 0) yield* bodyStream(await read(found));
  },
  part: async (start: number, end: number) =>
    start < end ? (await read(found, `bytes=${start}-${end - 1}`)).transformToByteArray() : new Uint8Array(),
});

export const copyFile = async ({ key, etag }: Found, Key: string, ContentType: string) => {
  const CopySource = `${bucket()}/${key}`;
  const MetadataDirective = 'REPLACE';
  await s3.send(
    new CopyObjectCommand({
      Bucket: bucket(),
      Key,
      CopySource,
      CopySourceIfMatch: etag,
      MetadataDirective,
      ContentType,
    }),
  );
};

export const removeFile = async (Key: string) => {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key }));
};
