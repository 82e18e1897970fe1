/** What S3 tells those who listen when an object has come into being. */
import type { S3Event } from 'aws-lambda';
import { REGION } from '#local/environment.ts';
import { encode } from '#local/sigv4.ts';
import type { Context } from './context.ts';
import type { StoredObject } from './objects.ts';

let last = 0n;

/** Of two events of one object the later has the greater one, as text. */
const nextSequencer = (now: number) => {
  const time = BigInt(now) * 1_000n;
  last = time > last ? time : last + 1n;
  return last.toString(16).toUpperCase().padStart(16, '0');
};

export const tellCreated = (context: Context, how: 'Put' | 'Post' | 'Copy', object: StoredObject) => {
  const { bucket, requestId, credentials, now, onCreated } = context;
  const event: S3Event = {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: REGION,
        eventTime: object.modified,
        eventName: `ObjectCreated:${how}`,
        userIdentity: { principalId: credentials.accessKeyId },
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: { 'x-amz-request-id': requestId, 'x-amz-id-2': requestId },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'object-created',
          bucket: { name: bucket, ownerIdentity: { principalId: 'local' }, arn: `arn:aws:s3:::${bucket}` },
          object: {
            key: encode(object.key).replaceAll('%20', '+').replaceAll('%2F', '/'),
            size: object.size,
            eTag: object.etag,
            sequencer: nextSequencer(now()),
          },
        },
      },
    ],
  };
  onCreated(event);
};
