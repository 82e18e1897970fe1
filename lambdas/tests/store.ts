/** Bias tests, with summaries in the partitions of the application and the model. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { KeptVersion } from '#domain/documents/document.ts';
import type { Actor } from '#domain/entity.ts';
import { Id, SYSTEM } from '#domain/entity.ts';
import { faultsKeyOf, resultKeyOf } from '#domain/tests/file-keys.ts';
import { nameOf } from '#domain/tests/name.ts';
import { KeptTest, ListedTest, nextState, type Progress, summaryOf } from '#domain/tests/test.ts';
import type { TestError } from '#domain/tests/words.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { every } from '#lambdas/persistence/paging.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import type { Write } from '#lambdas/persistence/write.ts';

const filesOf = (test: KeptTest) => [
  ...(test.result ? [resultKeyOf(test, test.result.sha256)] : []),
  ...(test.faults.attempt === null ? [] : [faultsKeyOf(test, test.faults.attempt)]),
];

/** Application and model of a test never change. */
const placesOf = ({ id, application_id, model }: KeptTest) => [
  keys.testOf(application_id, id),
  ...(model.id === undefined ? [] : [keys.testOfModel(model.id, id)]),
];

const Scheduled = z.object({ id: Id, next_on: z.iso.date() });

const scheduled = (before: KeptTest | undefined, after: KeptTest | undefined): Write[] => {
  if (after?.schedule)
    return [{ put: { ...keys.scheduledTest(after.id), id: after.id, next_on: after.schedule.next_on } }];
  return before?.schedule ? [{ remove: keys.scheduledTest(before.id) }] : [];
};

/** Tests are removed only together with their application. */
const projections = (before: KeptTest | undefined, after: KeptTest | undefined): Write[] => {
  if (after)
    return [
      ...placesOf(after).map((key) => ({ put: { ...key, ...summaryOf(after) } })),
      ...scheduled(before, after),
      ...(after.result && !before?.result ? [messages.to('settle-dues', { id: after.application_id })] : []),
    ];
  if (!before) return [];
  const gone = [...placesOf(before).map((remove) => ({ remove })), ...scheduled(before, undefined)];
  return [...gone, messages.to('remove-files', { keys: filesOf(before) })];
};

const kept = entities({
  what: 'bias test',
  schema: KeptTest,
  whole: ({ application_id }) => keys.application(application_id),
  called: nameOf,
  // Explicit changes describe these fields in the audit entry.
  hidden: [
    ...(['application_id', 'document', 'model', 'plan', 'own_thresholds', 'thresholds_reason'] as const),
    ...(['thresholds_set', 'reruns', 'run_of', 'compared_with', 'schedule'] as const),
    ...(['state', 'error', 'run', 'progress', 'faults', 'result', 'finished_at', 'opinions', 'law_summary'] as const),
  ],
  noted: ['run', 'progress'],
  // One run for each version of the document, unless the earlier one failed.
  unique: ({ run_of, state, document }) => ({
    version: run_of && state !== 'error' ? [`${run_of.series} ${document.version}`] : [],
  }),
  listed: projections,
});

/** A worker without progress loses its claim after this time. */
const LEASE = 15_000;
const leaseFrom = (now: number) => new Date(now + LEASE).toISOString();

/** A worker's claim of a test, valid until its lease expires. */
export type Claim = { id: string; worker: string; attempt: number };

const isHeld = ({ run }: KeptTest, now: number) => run !== null && Date.parse(run.until) > now;

/** The test, if the claim is still valid. */
const held = async ({ id, worker }: Claim): Promise<KeptTest | undefined> => {
  const test = await kept.get(id);
  return test?.state === 'waiting' && test.run?.worker === worker ? test : undefined;
};

type Ended = { result: NonNullable<KeptTest['result']> } | { error: TestError; faults?: KeptTest['faults'] };

export const tests = {
  ...kept,

  /** Oldest first. */
  of: (application: string): Promise<ListedTest[]> => {
    const { pk, sk: prefix } = keys.testOf(application, '');
    return every({ pk, prefix, schema: ListedTest });
  },

  /** Oldest first, across applications. */
  ofModel: (model: string): Promise<ListedTest[]> => {
    const { pk, sk: prefix } = keys.testOfModel(model, '');
    return every({ pk, prefix, schema: ListedTest });
  },

  /** The series with a schedule, by their first tests. */
  scheduled: (): Promise<z.output<typeof Scheduled>[]> => {
    const { pk, sk: prefix } = keys.scheduledTest('');
    return every({ pk, prefix, schema: Scheduled });
  },

  /** Part of the transaction that makes the test ready to run. */
  queued: (id: string): Write => messages.to('run-test', { id }, id),

  /** Applies the result of the document's check. */
  settle: async (id: string, { state, sha256, format }: KeptVersion): Promise<void> => {
    const test = await kept.get(id);
    if (test?.state !== 'created') return;
    if (state !== 'ready') {
      await tests.fail(test, 'document_refused', SYSTEM);
      return;
    }
    const document = { ...test.document, sha256, format };
    const otherWrites = [tests.queued(id)];
    await kept.update(test, { ...test, document, state: 'waiting' }, SYSTEM, {
      action: 'queued',
      changes: [],
      otherWrites,
    });
  },

  /** Claims the test; `busy` if another worker holds it. */
  claim: (id: string, now = Date.now()): Promise<{ test: KeptTest; claim: Claim } | 'busy' | undefined> =>
    retryOnConflict(async () => {
      const test = await kept.get(id);
      if (!test || !nextState(test, 'begin')) return undefined;
      if (isHeld(test, now)) return 'busy';
      const run = { worker: randomUUID(), until: leaseFrom(now), attempt: (test.run?.attempt ?? 0) + 1 };
      const claimed = await kept.touch(test, { run, progress: null });
      return { test: claimed, claim: { id, worker: run.worker, attempt: run.attempt } };
    }),

  /** Extends the lease and stores progress; false if the claim is no longer valid. */
  beat: (claim: Claim, progress: Progress): Promise<boolean> =>
    retryOnConflict(async () => {
      const test = await held(claim);
      if (!test?.run) return false;
      await kept.touch(test, { run: { ...test.run, until: leaseFrom(Date.now()) }, progress });
      return true;
    }),

  /** Releases the claim, so that another worker may start at once. */
  letGo: (claim: Claim): Promise<void> =>
    retryOnConflict(async () => {
      const test = await held(claim);
      if (test?.run) await kept.touch(test, { run: { ...test.run, until: new Date(0).toISOString() } });
    }),

  /** Only the holder of the claim can end a test. */
  end: (claim: Claim, ended: Ended): Promise<void> =>
    retryOnConflict(async () => {
      const test = await held(claim);
      if (!test) return;
      const finished_at = new Date().toISOString();
      if ('result' in ended) {
        const { result } = ended;
        const changes = [
          { field: 'bias_verdict', to: result.verdict },
          { field: 'sha256', to: result.sha256 },
        ];
        await kept.update(test, { ...test, state: 'ready', result, finished_at }, SYSTEM, {
          action: 'finished',
          changes,
          otherWrites: test.reruns === null ? [] : [messages.to('compare-runs', { id: test.id }, test.id)],
        });
        return;
      }
      await tests.fail(test, ended.error, SYSTEM, ended.faults);
    }),

  fail: (test: KeptTest, error: TestError, by: Actor, faults = test.faults): Promise<KeptTest> =>
    kept.update(test, { ...test, state: 'error', error, faults, finished_at: new Date().toISOString() }, by, {
      action: error === 'canceled' ? 'canceled' : 'failed',
      changes: error === 'canceled' ? [] : [{ field: 'test_error', to: error }],
    }),
};
