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
};

/** Rings, and says where the page is on what to do. */
const alarm = (
  scope: Construct,
  id: string,
  { metric, says, runbook, times = 1 }: Props,
  rest: Pick<AlarmProps, 'threshold' | 'comparisonOperator' | 'treatMissingData'>,
) =>
  new Alarm(scope, id, {
    metric,
    alarmDescription: `${says} See docs/runbooks/${runbook}.md`,
    evaluationPeriods: times,
    ...rest,
  });

type Above = Props & {
  above: number;
  /** Also where nothing is counted: what should have been done was not even begun. */
  silence?: 'rings';
};

/** When there is more than there should be. */
export const alarmAbove = (scope: Construct, id: string, { above, silence, ...props }: Above) =>
  alarm(scope, id, props, {
    threshold: above,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    treatMissingData: silence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });

/** When there is less, or nothing. */
export const alarmBelow = (scope: Construct, id: string, { below, ...props }: Props & { below: number }) =>
  alarm(scope, id, props, {
    threshold: below,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.BREACHING,
  });
