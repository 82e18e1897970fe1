import { HeadObjectCommand, NotFound } from '@aws-sdk/client-s3';
import { bucket, s3 } from './s3.ts';

/** What storage knows of a file, if there is one. */
export const describeFile = async (Key: string) => {
  try {
    const found = await s3.send(new HeadObjectCommand({ Bucket: bucket(), Key }));
    return { size: found.ContentLength ?? 0, content_type: found.ContentType ?? 'application/octet-stream' };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
};
