/** Files that the product writes to the site bucket; in AWS, the web app is in the same bucket. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { SITE_BUCKET } from '#local/environment.ts';

const FOLDERS = ['/logos/'];

export const isKept = (path: string) => FOLDERS.some((folder) => path.startsWith(folder));

export const makeKeptFiles = () => {
  const s3 = new S3Client({ forcePathStyle: true });
  const find = async (Key: string) => {
    try {
      return await s3.send(new GetObjectCommand({ Bucket: SITE_BUCKET, Key }));
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const found = await find(path.slice(1));
    if (!found?.Body) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    const bytes = await found.Body.transformToByteArray();
    response.writeHead(200, {
      'content-type': found.ContentType ?? 'application/octet-stream',
      'cache-control': found.CacheControl ?? 'no-store',
      'content-length': bytes.length,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
};
