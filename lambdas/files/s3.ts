import { S3Client } from '@aws-sdk/client-s3';
import { environment } from '#contract/environment.ts';

// Each bucket has an origin of its own, which is the one that pages may ask. Storage that is elsewhere goes by no name
// but its own, so the bucket is in the path.
const forcePathStyle = process.env.AWS_ENDPOINT_URL_S3 !== undefined;

export const s3 = new S3Client({ maxAttempts: 4, forcePathStyle });

export const bucket = () => environment('FILES_BUCKET');
