import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { LIST_METRIC } from '#contract/list-metric.ts';
import { ALARMING_ROWS, LIST_KINDS, MOST_ROWS } from '#domain/list/limits.ts';
import { alarmAbove } from './alarm.ts';

/** Rings before a kind has as many rows as there can be. */
export class ListAlarms extends Construct {
  constructor(scope: Construct, id: string) {
    super(scope, id);
    for (const kind of LIST_KINDS) {
      const rows = new Metric({
        namespace: 'Plumbline',
        metricName: LIST_METRIC.name,
        dimensionsMap: { service: LIST_METRIC.service, [LIST_METRIC.dimension]: kind },
        statistic: Stats.MAXIMUM,
        period: Duration.days(1),
      });
      const most = MOST_ROWS.toLocaleString('en');
      alarmAbove(this, kind.replace(' ', '-'), {
        metric: rows,
        above: ALARMING_ROWS,
        says: `Of the ${most} rows of the kind ${kind} most are taken.`,
        runbook: 'list-size',
      });
    }
  }
}
