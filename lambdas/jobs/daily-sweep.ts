import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { job } from '#lambdas/runner/job.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { vendors } from '#lambdas/stores/vendors.ts';

const logger = new Logger();
const metrics = new Metrics({ singleMetric: false });

/** Only reports: nobody's work is changed. */
export const handler = job('daily-sweep', async ({ date }) => {
  const [{ total, facets }, vendor] = await Promise.all([applications.metrics('ALL', {}), vendors.metrics('ALL', {})]);
  logger.info('counted', { date, applications: total, by_risk_tier: facets.risk_tier, vendors: vendor.total });
  metrics.addMetric('applications', MetricUnit.Count, total);
  for (const [tier, count] of Object.entries(facets.risk_tier))
    metrics.addMetric(`applications_${tier}`, MetricUnit.Count, count);
  metrics.addMetric('vendors', MetricUnit.Count, vendor.total);
  metrics.publishStoredMetrics();
});
