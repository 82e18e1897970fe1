/** The detail of the event that S3 sends to EventBridge when an object is created. */
import type { S3ObjectCreatedNotificationEventDetail as Detail } from 'aws-lambda';
import type { Context } from './context.ts';
import type { StoredObject } from './objects.ts';

let last = 0n;

/** Sequencers sort as text: the later of two events has the greater one. */
const nextSequencer = (now: number) => {
  const time = BigInt(now) * 1_000n;
  last = time > last ? time : last + 1n;
  return last.toString(16).toUpperCase().padStart(16, '0');
};

export const notifyCreated = (context: Context, reason: Detail['reason'], object: StoredObject) => {
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
