import { S3Client } from '@aws-sdk/client-s3';
import { environment } from '#contract/environment.ts';

// On one machine storage goes by no name but localhost, so the bucket is in the path.
export const s3 = new S3Client({ maxAttempts: 4, forcePathStyle: true });

export const bucket = () => environment('FILES_BUCKET');
