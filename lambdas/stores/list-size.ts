import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { LIST_METRIC } from '#contract/list-metric.ts';
import type { ListKind } from '#domain/list/limits.ts';

const metrics = new Metrics({ serviceName: LIST_METRIC.service });

/** Tells how many rows a kind has, whenever this container meets another number of them. */
export const sizeTeller = (kind: ListKind) => {
  let told: number | undefined;
  return (rows: number) => {
    if (rows === told) return;
    told = rows;
    const one = metrics.singleMetric();
    one.addMetadata('kind', kind);
    one.addMetric(LIST_METRIC.name, MetricUnit.Count, rows);
  };
};
