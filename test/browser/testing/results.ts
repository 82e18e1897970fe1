import { createHash, randomUUID } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type * as z from 'zod';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import { fileKeyOf } from '#domain/documents/file-keys.ts';
import type { Actor } from '#domain/entity.ts';
import { documents } from '#lambdas/documents/store.ts';
import { bucket, s3 } from '#lambdas/files/s3.ts';
import { runTest } from '#lambdas/jobs/run-test.ts';
import { tests } from '#lambdas/tests/store.ts';
import { TEST } from '#test/browser/people.ts';

type Wanted = { purpose: string; content: string; plan: z.input<typeof BiasPlan>; by?: Actor };

export const makeResult = async (application_id: string, { purpose, content, plan, by = TEST }: Wanted) => {
  const id = randomUUID();
  const sha256 = createHash('sha256').update(content).digest('hex');
  const [file_name, content_type] = ['Decisions.csv', 'text/csv'];
  const Key = fileKeyOf({ application_id, id }, 1, sha256);
  await s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body: content, ContentType: content_type }));
  const at = new Date().toISOString();
  const version = {
    ...{ number: 1, state: 'ready' as const, error: null, file_name, format: 'csv' as const, size: content.length },
    ...{ sha256, content_type, uploaded_at: at, uploaded_by: TEST },
  };
  const about = { name: 'Decisions', document_kind: 'other' as const, progress: null, uses: 0 };
  const document = await documents.create({ ...about, application_id, versions: [version] }, TEST, id);
  const made = await tests.create(
    {
      ...{ application_id, purpose, model: { name: 'Ranker', version: '4.2', temperature: '' } },
      ...{ plan: BiasPlan.parse(plan), thresholds_set: null, own_thresholds: [] },
      document: { id: document.id, version: 1, name: 'Decisions', file_name, format: 'csv', sha256 },
      ...{ state: 'waiting', error: null, run: null, progress: null, result: null, finished_at: null },
      ...{ faults: { total: 0, first: [], attempt: null }, reruns: null, opinions: [], law_summary: null },
      ...{ run_of: null, compared_with: null, schedule: null },
    },
    by,
  );
  await runTest(made);
  return made;
};
