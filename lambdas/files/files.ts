import { HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3';
import { environment } from '#contract/environment.ts';

// On one machine storage goes by no name but localhost, so the bucket is in the path.
const s3 = new S3Client({ maxAttempts: 4, forcePathStyle: true });

/** What storage knows of a file, if there is one. */
export const describeFile = async (Key: string) => {
  try {
    const found = await s3.send(new HeadObjectCommand({ Bucket: environment('FILES_BUCKET'), Key }));
    return { size: found.ContentLength ?? 0, content_type: found.ContentType ?? 'application/octet-stream' };
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
};
