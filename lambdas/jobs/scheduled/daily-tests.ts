/** Runs the bias tests that are scheduled for the day on the newest version of their document. */

import { SYSTEM } from '#domain/entity.ts';
import { isRetired } from '#domain/life/life.ts';
import { nextRunDay } from '#domain/tests/series/interval.ts';
import { runsOf } from '#domain/tests/series/runs.ts';
import type { KeptTest, ListedTest } from '#domain/tests/test.ts';
import { applications } from '#lambdas/applications/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { DomainError } from '#lambdas/errors.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { log } from '#lambdas/log.ts';
import { notifyOfMissingData } from '#lambdas/notifications/notify-of-test.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { newestTable, runOnce } from '#lambdas/tests/service.ts';
import { tests } from '#lambdas/tests/store.ts';
import { noEarlierThanToday } from '#lambdas/work/due-service.ts';

type Schedule = NonNullable<KeptTest['schedule']>;

/** A version counts as new until a run has a result for it. */
const newVersion = async (first: KeptTest, runs: readonly ListedTest[]) => {
  const newest = newestTable(await documents.get(first.document.id));
  const tested = runs.filter(({ state }) => state !== 'error').map(({ document }) => document.version);
  return newest !== undefined && newest > Math.max(0, ...tested) ? newest : undefined;
};

const moveOn = (id: string, { next_on: due }: Schedule, date: string) =>
  retryOnConflict(async () => {
    const first = await tests.get(id);
    // The schedule was changed in the meantime.
    if (first?.schedule?.next_on !== due) return;
    const next_on = nextRunDay(first.schedule.every, first.schedule.starts_on, date);
    await tests.update(first, { ...first, schedule: { ...first.schedule, next_on } }, SYSTEM, {
      action: 'scheduled',
      changes: [{ field: 'test_next_on', from: due, to: next_on }],
    });
  });

/** Idempotent: one run per scheduled day. Without a new document version, the run waits. */
export const seeToSchedule = async (id: string, date: string) => {
  const first = await tests.get(id);
  if (!first?.schedule || first.schedule.next_on > date) return;
  const { schedule } = first;
  const { by, next_on: due } = schedule;
  const application = await applications.get(first.application_id);
  if (!application || isRetired(application)) return;
  const runs = runsOf(await tests.of(application.id), id);
  if (!runs.some(({ run_of }) => run_of?.due === due)) {
    const version = await newVersion(first, runs);
    if (version === undefined) return notifyOfMissingData(application, first, due, by.id);
    const last = await tests.get(runs.at(-1)?.id ?? id);
    await runOnce(SYSTEM, last ?? first, version, { due, by });
  }
  await moveOn(id, schedule, date);
};

/** One series that cannot run, for example at the limit of tests, does not stop the others. */
const seeToAll = async (date: string) => {
  for (const { id, next_on } of await tests.scheduled()) {
    if (next_on > date) continue;
    try {
      await seeToSchedule(id, date);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      log.warn('a scheduled test could not run', { test: id, error: error.message });
    }
  }
};

export const performed = job('daily-tests', async ({ date }) => seeToAll(await noEarlierThanToday(date)));
