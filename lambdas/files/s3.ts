import { S3Client } from '@aws-sdk/client-s3';
import { environment } from '#contract/environment.ts';

// In AWS each bucket has its own host name, which the pages' security policy names. A local S3 stand-in has one host,
// so the bucket is in the path.
const forcePathStyle = process.env.AWS_ENDPOINT_URL_S3 !== undefined;

export const s3 = new S3Client({ maxAttempts: 4, forcePathStyle });

export const bucket = () => environment('FILES_BUCKET');
