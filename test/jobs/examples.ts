/** For each job, things that happened and what must come of them, however often and in whatever order they are told. */
import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { JobName } from '#contract/jobs.ts';
import { type Document, fileKeyOf } from '#domain/document.ts';
import { type Actor, type Audit, type Recorded, SYSTEM } from '#domain/entity.ts';
import { documents } from '#lambdas/stores/documents.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

type Example = {
  /** What is told. */
  inputs: readonly unknown[];
  /** What has come of it, without what differs from one time to another. */
  outcome: () => Promise<unknown>;
};

const newDocument = (name: string): Promise<Document> => {
  const draft: Omit<Document, keyof Recorded> = {
    ...{ application_id: randomUUID(), name },
    ...{ state: 'waiting', error: null, size: null, content_type: null },
  };
  return documents.create(draft, SYSTEM);
};

const upload = async (document: Document, Body: string, ContentType: string) => {
  const s3 = new S3Client({ forcePathStyle: true });
  const [Bucket, Key] = [process.env.FILES_BUCKET, fileKeyOf(document)];
  const put = new PutObjectCommand({ Bucket, Key, Body: Buffer.from(Body), ContentType });
  await s3.send(put).finally(() => s3.destroy());
  return { bucket: { name: Bucket }, object: { key: Key, size: Body.length } };
};

const ADA: Actor = { id: 'ada', name: 'Ada Lovelace' };

export const examples: Record<JobName, () => Promise<Example>> = {
  'check-upload': async () => {
    const [good, empty, twice, missing] = await Promise.all(['good', 'empty', 'twice', 'missing'].map(newDocument));
    if (!good || !empty || !twice || !missing) throw new Error('There are four.');
    const inputs = [
      await upload(good, 'a,b\n1,2\n', 'text/csv'),
      await upload(empty, '', 'application/pdf'),
      await upload(twice, '', 'application/pdf'),
      await upload(twice, 'not empty any more', 'application/pdf'),
      // Of a file that has gone again, and of one that belongs to no document.
      { object: { key: fileKeyOf(missing) } },
      await upload({ ...good, id: randomUUID() }, 'whose?', 'text/plain'),
    ];
    const outcome = async () => {
      const found = await Promise.all([good, empty, twice, missing].map(({ id }) => documents.get(id)));
      return found.map(
        (document) => document && [document.name, document.state, document.error, document.size, document.version],
      );
    };
    return { inputs, outcome };
  },

  'fan-out': async () => {
    const { id, name } = await vendors.create({ name: randomUUID(), website: '', description: '', owner: '' }, ADA);
    const audit: Audit = {
      what: 'vendor',
      id,
      version: 1,
      action: 'created',
      at: new Date().toISOString(),
      by: ADA,
      changes: [],
    };
    const changed: Audit = {
      ...audit,
      version: 2,
      action: 'changed',
      changes: [{ field: 'name', from: 'Old', to: name }],
    };
    return { inputs: [audit, changed], outcome: async () => [] };
  },

  'daily-sweep': async () => ({
    inputs: [{ date: '2026-11-21' }, { date: '2026-11-22' }],
    outcome: async () => [],
  }),
};
