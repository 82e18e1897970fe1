/** Comes after the other jobs of the night, and looks for what none of them found: a message that was lost is nobody's to miss. */
import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { isRetired } from '#domain/life.ts';
import { job } from '#lambdas/runner/job.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { areDuesStale, companyDay } from '#lambdas/stores/dues.ts';
import { settleApplicationWork } from '#lambdas/stores/settle-work.ts';
import { vendors } from '#lambdas/stores/vendors.ts';
import { seeToDues } from './daily-dues.ts';

const logger = new Logger();
const metrics = new Metrics({ singleMetric: false });

/** What was changed since may have its messages under way still. */
const UNDER_WAY = 3_600_000;

/** How many there were to repair. */
export const repairDues = async (date: string, now = Date.now()): Promise<number> => {
  const settled = new Date(now - UNDER_WAY).toISOString();
  let repaired = 0;
  for (const row of await applications.rows()) {
    if (isRetired(row) || row.updated_at > settled || !(await areDuesStale(row, date))) continue;
    await seeToDues(row.id, date);
    await settleApplicationWork(row.id);
    repaired += 1;
  }
  return repaired;
};

export const handler = job('daily-sweep', async ({ date }) => {
  const today = await companyDay();
  const repaired = await repairDues(date < today ? today : date);
  const [{ total, facets }, vendor] = await Promise.all([applications.metrics('ALL', {}), vendors.metrics('ALL', {})]);
  logger.info('swept', { date, repaired, applications: total, by_risk_tier: facets.risk_tier, vendors: vendor.total });
  metrics.addMetric('dues_repaired', MetricUnit.Count, repaired);
  metrics.addMetric('applications', MetricUnit.Count, total);
  for (const [tier, count] of Object.entries(facets.risk_tier))
    metrics.addMetric(`applications_${tier}`, MetricUnit.Count, count);
  metrics.addMetric('vendors', MetricUnit.Count, vendor.total);
  metrics.publishStoredMetrics();
});
