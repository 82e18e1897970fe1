import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
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
  'table-throttled',
  'throttled',
] as const;
type Runbook = (typeof RUNBOOKS)[number];

type Props = {
  metric: IMetric;
  above: number;
  says: string;
  runbook: Runbook;
  /** How many periods one after the other. */
  times?: number;
  /** Also where nothing is counted: what should have been done was not even begun. */
  silence?: 'rings';
};

/** Rings when there is more than there should be, and says where the page is on what to do. */
export const alarmAbove = (scope: Construct, id: string, { metric, above, says, runbook, times = 1, silence }: Props) =>
  new Alarm(scope, id, {
    metric,
    threshold: above,
    alarmDescription: `${says} See docs/runbooks/${runbook}.md`,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: times,
    treatMissingData: silence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });
