/** Files on the product's site bucket, next to the web app: permanent, with unguessable names. */
import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { environment } from '#contract/environment.ts';
import { s3 } from './s3.ts';

const bucket = () => environment('SITE_BUCKET');

/** Returns the path on the site. Content never changes, because each file has a new name. */
export const putOnSite = async (folder: 'logos', extension: string, Body: Buffer, ContentType: string) => {
  const Key = `${folder}/${randomUUID()}.${extension}`;
  const CacheControl = 'public, max-age=31536000, immutable';
  await s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body, ContentType, CacheControl }));
  return `/${Key}`;
};

export const takeFromSite = async (path: string) => {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key: path.slice(1) }));
};
