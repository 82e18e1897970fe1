/** Stand-in for EventBridge: sends each created file to the jobs that it starts. */
import type { S3ObjectCreatedNotificationEventDetail as Created } from 'aws-lambda';
import { messageTo, startedBy } from '#contract/jobs/jobs.ts';
import type { Queues } from './queues.ts';

export const notifyOfFiles = (queues: Queues) => (created: Created) => {
  for (const { name, value } of startedBy('file'))
    if (created.object.key.startsWith(value)) queues.send(name, messageTo(name, created));
};
