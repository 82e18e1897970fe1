import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

const MIB = 1024 * 1024;

/** A queue that nobody reads on the way. */
export class PrivateQueue extends Queue {
  constructor(scope: Construct, id: string, props: QueueProps) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      maxMessageSizeBytes: MIB, // a row of the table has up to 300 kB
      ...props,
    });
  }
}

/** Rings when there is more than there should be. */
export const alarmAbove = (scope: Construct, id: string, metric: Metric, threshold: number, alarmDescription: string) =>
  new Alarm(scope, id, {
    metric,
    threshold,
    alarmDescription,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });

type Props = { name: string; seconds: number; attempts: number };

/** What a job has to do, and the dead letters that it could not. */
export class JobQueue extends Construct {
  readonly queue: Queue;
  readonly dead: Queue;

  constructor(scope: Construct, id: string, { name, seconds, attempts }: Props) {
    super(scope, id);
    // After a failure a message comes again when this has passed; six times the function's time is what Lambda asks for.
    const visibilityTimeout = Duration.seconds(6 * seconds);
    this.dead = new PrivateQueue(this, 'Dead', {});
    this.queue = new PrivateQueue(this, 'Waiting', {
      visibilityTimeout,
      deadLetterQueue: { queue: this.dead, maxReceiveCount: attempts },
    });

    const period = Duration.minutes(5);
    alarmAbove(
      this,
      'DeadLetters',
      this.dead.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      0,
      `The job ${name} has dead letters.`,
    );
    alarmAbove(
      this,
      'Late',
      this.queue.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum' }),
      900 + visibilityTimeout.toSeconds() * attempts,
      `The job ${name} does not keep up: something waits longer than all its attempts take.`,
    );
  }
}
