/**
 * Takes the daily snapshot of application counts and framework coverage. Past days cannot be counted later, because
 * only the current state is known.
 */
import { setsOf } from '#domain/applications/metrics.ts';
import { snapshots } from '#lambdas/applications/snapshot-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { coverageNow } from '#lambdas/frameworks/service.ts';
import { job } from '#lambdas/job-runner/job.ts';

export const performed = job('count-applications', async ({ date }) => {
  if (date !== (await companyDay()) || (await snapshots.on(date))) return;
  await snapshots.keepMissed(date);
  const [rows, coverage] = await Promise.all([applications.rows(), coverageNow()]);
  await snapshots.keep(date, { sets: setsOf(rows), coverage });
});
