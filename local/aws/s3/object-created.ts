/** What S3 tells EventBridge when an object has come into being: the event's detail. */
import type { S3ObjectCreatedNotificationEventDetail as Detail } from 'aws-lambda';
import type { Context } from './context.ts';
import type { StoredObject } from './objects.ts';

let last = 0n;

/** Of two events of one object the later has the greater one, as text. */
const nextSequencer = (now: number) => {
  const time = BigInt(now) * 1_000n;
  last = time > last ? time : last + 1n;
  return last.toString(16).toUpperCase().padStart(16, '0');
};

export const tellCreated = (context: Context, reason: Detail['reason'], object: StoredObject) => {
  const { bucket, requestId, credentials, now, onCreated } = context;
  onCreated({
    version: '0',
    bucket: { name: bucket },
    object: {
      key: object.key,
      size: object.size,
      etag: object.etag,
      'version-id': '',
      sequencer: nextSequencer(now()),
    },
    'request-id': requestId,
    requester: credentials.accessKeyId,
    'source-ip-address': '127.0.0.1',
    reason,
  });
};
