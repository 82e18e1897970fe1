/** How pages are used: a line each, in a file for each time that a page tells of it, by days, as Athena reads them. */
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { environment } from '#contract/environment.ts';
import type { Interactions } from '#domain/operations/interactions.ts';
import { uuidV7 } from '#lambdas/stores/uuid-v7.ts';
import { s3 } from './s3.ts';

export const keepInteractions = async ({ session, events }: Interactions, now: number) => {
  const received_at = new Date(now).toISOString();
  await s3.send(
    new PutObjectCommand({
      Bucket: environment('INTERACTIONS_BUCKET'),
      Key: `interactions/day=${received_at.slice(0, 10)}/${uuidV7(now)}.json`,
      Body: events.map((event) => `${JSON.stringify({ received_at, session, ...event })}\n`).join(''),
      ContentType: 'application/x-ndjson',
    }),
  );
};
