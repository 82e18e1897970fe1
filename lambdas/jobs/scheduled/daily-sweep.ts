/** Runs after the other nightly jobs and repairs due dates whose messages were lost. */

import { isRetired } from '#domain/life/life.ts';
import { dayIn } from '#domain/time-zone.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyZone } from '#lambdas/company/store.ts';
import { count } from '#lambdas/count.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { log } from '#lambdas/log.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { areDuesStale } from '#lambdas/work/due-service.ts';

/** Messages of more recent changes may still be in flight. */
const UNDER_WAY = 3_600_000;

/** Returns the number of stale applications. Notifications follow with the next night's job. */
export const repairDues = async (date: string, now = Date.now()): Promise<number> => {
  const zone = await companyZone();
  const today = [date, dayIn(zone, now)].toSorted().at(-1) ?? date;
  const settledBefore = new Date(now - UNDER_WAY).toISOString();
  let repaired = 0;
  for (const row of await applications.rows()) {
    if (isRetired(row) || row.updated_at > settledBefore || !(await areDuesStale(row, zone, today))) continue;
    await messages.send('settle-dues', { id: row.id }, `sweep ${today} ${row.id}`);
    repaired += 1;
  }
  return repaired;
};

export const performed = job('daily-sweep', async ({ date }) => {
  const repaired = await repairDues(date);
  const [{ total, facets }, vendor] = await Promise.all([applications.metrics('ALL', {}), vendors.metrics('ALL', {})]);
  log.info('sweep finished', {
    date,
    repaired,
    applications: total,
    by_risk_tier: facets.risk_tier,
    vendors: vendor.total,
  });
  const byTier = Object.entries(facets.risk_tier).map(([tier, many]) => [`applications_${tier}`, many] as const);
  count({ dues_repaired: repaired, applications: total, ...Object.fromEntries(byTier), vendors: vendor.total });
});
