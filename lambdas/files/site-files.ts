/** Files that the product puts on its own site, beside the web app: each under a name that nobody guesses, and for good. */
import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { environment } from '#contract/environment.ts';
import { s3 } from './s3.ts';

const bucket = () => environment('SITE_BUCKET');

/** Gives its path on the site. What is there never changes: another file has another name. */
export const putOnSite = async (folder: 'logos', extension: string, Body: Buffer, ContentType: string) => {
  const Key = `${folder}/${randomUUID()}.${extension}`;
  const CacheControl = 'public, max-age=31536000, immutable';
  await s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body, ContentType, CacheControl }));
  return `/${Key}`;
};

export const takeFromSite = async (path: string) => {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key: path.slice(1) }));
};
