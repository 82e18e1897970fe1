/** Counts the applications of a day. A day that is over is not made up for: what there is now is not what there was. */
import { setsOf } from '#domain/applications/metrics.ts';
import { snapshots } from '#lambdas/applications/snapshot-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { job } from '#lambdas/job-runner/job.ts';

export const performed = job('count-applications', async ({ date }) => {
  if (date !== (await companyDay()) || (await snapshots.on(date))) return;
  await snapshots.keepMissed(date);
  await snapshots.keep(date, setsOf(await applications.rows()));
});
