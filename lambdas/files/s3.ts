import { S3Client } from '@aws-sdk/client-s3';
import { environment } from '#contract/environment.ts';

/** S3 takes a stream in parts of no less than 8 kB. */
const PART = 64 * 1024;

// On one machine storage goes by no name but localhost, so the bucket is in the path.
export const s3 = new S3Client({ maxAttempts: 4, forcePathStyle: true, requestStreamBufferSize: PART });

export const bucket = () => environment('FILES_BUCKET');
