import { Alarm, type AlarmProps, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';

/** The pages of docs/runbooks: what whoever is woken up does. */
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
  /** How many periods one after the other. */
  times?: number;
  /** Rings when the metric stops, too. */
  silence?: 'rings';
};

/**
 * Also rings when its metric stops. Missing data is not "breaching", which would ring before a new stage has its first
 * data point: a new alarm starts with insufficient data, and only the way back to that state rings.
 */
export class AlarmOnSilence extends Alarm {}

/** Rings, and says where the page is on what to do. */
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

/** When there is more than there should be. */
export const alarmAbove = (scope: Construct, id: string, { above, ...props }: Above) =>
  alarm(scope, id, props, {
    threshold: above,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  });

/** When there is less, or nothing. */
export const alarmBelow = (scope: Construct, id: string, { below, ...props }: Props & { below: number }) =>
  alarm(
    scope,
    id,
    { ...props, silence: 'rings' },
    {
      threshold: below,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    },
  );
