/** Presigned uploads and downloads for browsers. */
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { UPLOAD_MINUTES } from '#domain/documents/words.ts';
import { attachedAs } from './attached.ts';
import { bucket, s3 } from './s3.ts';

const SECONDS = UPLOAD_MINUTES * 60;

type Sent = { key: string; size: number; content_type: string };

/** The form accepts only this key, size and type. */
export const uploadForm = async ({ key, size, content_type }: Sent) =>
  createPresignedPost(s3, {
    ...{ Bucket: bucket(), Key: key, Expires: SECONDS },
    Fields: { 'Content-Type': content_type },
    Conditions: [
      ['eq', '$Content-Type', content_type],
      ['content-length-range', size, size],
    ],
  });

/**
 * A presigned download address that supports range requests. Content-Disposition prevents browsers from rendering the
 * file.
 */
export const addressFor = async (Key: string, name: string, ContentType: string, now = Date.now()) => ({
  url: await getSignedUrl(
    s3,
    new GetObjectCommand({
      ...{ Bucket: bucket(), Key },
      ResponseContentType: ContentType,
      ResponseContentDisposition: attachedAs(name, 'document'),
    }),
    { expiresIn: SECONDS },
  ),
  expires_at: new Date(now + SECONDS * 1000).toISOString(),
});
