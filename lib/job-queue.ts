import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { alarmAbove } from './alarm.ts';
import type { Target } from './tenant.ts';
import { keyOf } from './tenant-key.ts';

const MIB = 1024 * 1024;

/** A queue that nobody reads on the way. */
export class PrivateQueue extends Queue {
  constructor(scope: Construct, id: string, target: Target, props: QueueProps) {
    const encryptionMasterKey = keyOf(scope, target);
    super(scope, id, {
      ...(encryptionMasterKey
        ? { encryption: QueueEncryption.KMS, encryptionMasterKey, dataKeyReuse: Duration.hours(1) }
        : { encryption: QueueEncryption.SQS_MANAGED }),
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      maxMessageSizeBytes: MIB, // a row of the table has up to 300 kB
      ...props,
    });
  }
}

type Props = { name: string; seconds: number; attempts: number };

/** What a job has to do, and the dead letters that it could not. */
export class JobQueue extends Construct {
  readonly queue: Queue;
  readonly dead: Queue;

  constructor(scope: Construct, id: string, target: Target, { name, seconds, attempts }: Props) {
    super(scope, id);
    // After a failure a message comes again when this has passed; six times the function's time is what Lambda asks for.
    const visibilityTimeout = Duration.seconds(6 * seconds);
    this.dead = new PrivateQueue(this, 'Dead', target, {});
    this.queue = new PrivateQueue(this, 'Waiting', target, {
      visibilityTimeout,
      deadLetterQueue: { queue: this.dead, maxReceiveCount: attempts },
    });

    const period = Duration.minutes(5);
    alarmAbove(this, 'DeadLetters', {
      metric: this.dead.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
      above: 0,
      says: `The job ${name} has dead letters.`,
      runbook: 'dead-letters',
    });
    alarmAbove(this, 'Late', {
      metric: this.queue.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum' }),
      above: 900 + visibilityTimeout.toSeconds() * attempts,
      says: `The job ${name} does not keep up: something waits longer than all its attempts take.`,
      runbook: 'job-late',
    });
  }
}
