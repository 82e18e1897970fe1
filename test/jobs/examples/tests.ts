import { createHash, randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import { BiasPlan } from '#domain/bias/plan/plan.ts';
import type { KeptDocument } from '#domain/documents/document.ts';
import { fileKeyOf } from '#domain/documents/file-keys.ts';
import type { Recorded } from '#domain/entity.ts';
import type { KeptTest } from '#domain/tests/test.ts';
import { applications } from '#lambdas/applications/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { runTest } from '#lambdas/jobs/run-test.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import { tests } from '#lambdas/tests/store.ts';
import { ADA, type Examples, newDocument } from './given.ts';

const put = async (Key: string, content: string) => {
  const s3 = new S3Client({ forcePathStyle: true });
  const Body = Buffer.from(content);
  await s3.send(new PutObjectCommand({ Bucket: process.env.FILES_BUCKET, Key, Body })).finally(() => s3.destroy());
};

const newTest = ({ id, application_id = '', name }: KeptDocument, sha256: string): Omit<KeptTest, keyof Recorded> => ({
  ...{ application_id, purpose: name, model: { name: '', version: '', temperature: '' }, reruns: null },
  document: { id, version: 1, name, file_name: `${name}.csv`, format: 'csv', sha256 },
  plan: BiasPlan.parse({
    ...{ type: 'fairness_ml_user', shape: 'rows', columns: { outcome: 'hired', attributes: ['sex'] } },
    outcomes: [
      { value: 'yes', means: 'selected' },
      { value: 'no', means: 'not_selected' },
    ],
  }),
  ...{ own_thresholds: [], thresholds_set: null, state: 'waiting', error: null, run: null, progress: null },
  ...{
    faults: { total: 0, first: [], attempt: null },
    result: null,
    finished_at: null,
    opinions: [],
    law_summary: null,
  },
  ...{ run_of: null, compared_with: null, schedule: null },
});

/** A test whose second group has this many rows of each outcome. */
const testedNow = async (yes: number, no: number, reruns: string | null = null) => {
  const application_id = reruns === null ? randomUUID() : (await tests.get(reruns))?.application_id;
  const rows = [
    ...Array<string>(30).fill('a,yes'),
    ...Array<string>(30).fill('a,no'),
    ...Array<string>(yes).fill('b,yes'),
    ...Array<string>(no).fill('b,no'),
  ];
  const content = `${['sex,hired', ...rows].join('\n')}\n`;
  const sha256 = createHash('sha256').update(content).digest('hex');
  const document = await newDocument(randomUUID(), application_id);
  const versions = document.versions.map((one) => ({ ...one, state: 'ready' as const, sha256 }));
  await put(fileKeyOf(document, 1, sha256), content);
  await documents.update(document, { ...document, versions }, ADA);
  const { id } = await tests.create({ ...newTest(document, sha256), reruns }, ADA, uuidV7(Date.now()));
  await runTest({ id });
  return id;
};

/** The first test of a series whose next run is on March 1. */
const newScheduled = async (isRetired: boolean) => {
  const status = isRetired ? { development_status: 'retired' as const } : {};
  const draft = { ...ApplicationDraft.parse({ name: randomUUID() }), ...UNJUDGED, ...status };
  const application = await applications.create(draft, ADA);
  const document = await newDocument(randomUUID(), application.id);
  const set = { at: '2031-02-01T10:00:00.000Z', by: ADA };
  const schedule = { every: 'monthly' as const, starts_on: '2031-03-01', next_on: '2031-03-01', ...set };
  return tests.create({ ...newTest(document, 'a'.repeat(64)), schedule }, ADA, uuidV7(Date.now()));
};

const addVersion = async (id: string) => {
  const document = await documents.get(id);
  const [version] = document?.versions ?? [];
  if (!document || !version) throw new Error('There is no document.');
  const newer = { ...version, number: 2, state: 'ready' as const, sha256: 'b'.repeat(64) };
  await documents.update(document, { ...document, versions: [version, newer] }, ADA);
};

export const testExamples = {
  'compare-runs': async () => {
    const first = await testedNow(30, 30);
    const [changed, same] = [await testedNow(10, 50, first), await testedNow(30, 30, first)];
    const outcome = async () => {
      const found = await Promise.all([first, changed, same].map((id) => tests.get(id)));
      return found.map((one) => [one?.version, one?.compared_with === first]);
    };
    return { inputs: [first, changed, randomUUID()].map((id) => ({ id })), outcome };
  },

  'run-test': async () => {
    const rows = [...Array(60).keys()].map((n) => `${n % 3 ? 'a' : 'b'},${n % 2 ? 'yes' : 'no'}`);
    const files = { good: ['sex,hired', ...rows], faulty: ['sex,hired', 'a,perhaps'], gone: undefined, canceled: [] };
    const made = await Promise.all(
      Object.entries(files).map(async ([name, lines]) => {
        const content = `${lines?.join('\n')}\n`;
        const sha256 = createHash('sha256').update(content).digest('hex');
        const document = await newDocument(name);
        const versions = document.versions.map((one) => ({ ...one, state: 'ready' as const, sha256 }));
        if (lines) await put(fileKeyOf(document, 1, sha256), content);
        await documents.update(document, { ...document, versions }, ADA);
        const { id } = await tests.create(newTest(document, sha256), ADA);
        return id;
      }),
    );
    const canceled = await tests.get(made[3] ?? '');
    if (canceled) await tests.fail(canceled, 'canceled', ADA);
    const outcome = async () => {
      const found = await Promise.all(made.map((id) => tests.get(id)));
      return found.map((one) => [one?.state, one?.error, one?.version, one?.result, one?.faults, one?.progress?.rows]);
    };
    return { inputs: [...made, randomUUID()].map((id) => ({ id })), outcome };
  },

  'daily-tests': async () => {
    const [retired, due, waiting] = [await newScheduled(true), await newScheduled(false), await newScheduled(false)];
    for (const one of [retired, due]) await addVersion(one.document.id);
    const outcome = async () => {
      const found = await Promise.all([retired, due, waiting].map(({ id }) => tests.get(id)));
      const runs = await Promise.all([retired, due, waiting].map((one) => tests.of(one.application_id)));
      return [
        found.map((one) => one?.schedule?.next_on),
        runs.map((all) => all.map(({ document }) => document.version)),
      ];
    };
    return { inputs: [{ date: '2031-03-01' }, { date: '2031-03-02' }], outcome };
  },
} satisfies Examples;
