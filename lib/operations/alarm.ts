import { Alarm, type AlarmProps, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';

/** The pages of docs/runbooks, which alarms link to. */
export const RUNBOOKS = [
  'api-errors',
  'api-latency',
  'backup-failed',
  'changes-lost',
  'clock-stopped',
  'dead-letters',
  'firewall-blocks',
  'job-late',
  'list-size',
  'mail-returned',
  'secret-not-renewed',
  'sign-in-failures',
  'stream-stopped',
  'table-throttled',
  'throttled',
] as const;
type Runbook = (typeof RUNBOOKS)[number];

type Props = {
  metric: IMetric;
  says: string;
  runbook: Runbook;
  /** The number of consecutive periods. */
  times?: number;
  /** Also fires when the metric stops. */
  silence?: 'fires';
};

/**
 * Also fires when its metric stops. Missing data is not treated as breaching, because that would fire before a new
 * stage has its first data point: a new alarm starts with insufficient data, and only a return to that state fires it.
 */
export class AlarmOnSilence extends Alarm {}

/** An alarm whose description links to its runbook. */
const alarm = (
  scope: Construct,
  id: string,
  { metric, says, runbook, times = 1, silence }: Props,
  rest: Pick<AlarmProps, 'threshold' | 'comparisonOperator'>,
) =>
  new (silence ? AlarmOnSilence : Alarm)(scope, id, {
    metric,
    alarmDescription: `${says} See docs/runbooks/${runbook}.md`,
    evaluationPeriods: times,
    treatMissingData: silence ? TreatMissingData.MISSING : TreatMissingData.NOT_BREACHING,
    ...rest,
  });

type Above = Props & { above: number };

export const alarmAbove = (scope: Construct, id: string, { above, ...props }: Above) =>
  alarm(scope, id, props, {
    threshold: above,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  });

/** Rings below a threshold or without data. */
export const alarmBelow = (scope: Construct, id: string, { below, ...props }: Props & { below: number }) =>
  alarm(
    scope,
    id,
    { ...props, silence: 'fires' },
    {
      threshold: below,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    },
  );
