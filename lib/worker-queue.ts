import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { alarmAbove } from './operations/alarm.ts';
import { keyOf } from './storage/tenant-key.ts';
import type { Target } from './tenants/tenant.ts';

const MIB = 1024 * 1024;

/** An encrypted queue that requires TLS. */
export class PrivateQueue extends Queue {
  constructor(scope: Construct, id: string, target: Target, props: QueueProps) {
    const encryptionMasterKey = keyOf(scope, target);
    super(scope, id, {
      ...(encryptionMasterKey
        ? { encryption: QueueEncryption.KMS, encryptionMasterKey, dataKeyReuse: Duration.hours(1) }
        : { encryption: QueueEncryption.SQS_MANAGED }),
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
      maxMessageSizeBytes: MIB, // a table row has up to 300 kB
      ...props,
    });
  }
}

/** One dead-letter queue for all jobs, so that one alarm is sufficient. Each message names its job. */
export class DeadLetters extends PrivateQueue {
  constructor(scope: Construct, id: string, target: Target) {
    super(scope, id, target, {});
    alarmAbove(this, 'Some', {
      metric: this.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'Maximum' }),
      above: 0,
      says: 'The dead-letter queue of a job is not empty.',
      runbook: 'dead-letters',
    });
  }
}

type Props = { name: string; seconds: number; attempts: number; dead: DeadLetters };

export class WorkerQueue extends PrivateQueue {
  constructor(scope: Construct, id: string, target: Target, { name, seconds, attempts, dead }: Props) {
    // A failed message is visible again after this time. AWS recommends six times the function's timeout.
    const visibilityTimeout = Duration.seconds(6 * seconds);
    super(scope, id, target, { visibilityTimeout, deadLetterQueue: { queue: dead, maxReceiveCount: attempts } });

    alarmAbove(this, 'Late', {
      metric: this.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5), statistic: 'Maximum' }),
      above: 900 + visibilityTimeout.toSeconds() * attempts,
      says: `The worker ${name} does not keep up: a message has waited longer than all its attempts take.`,
      runbook: 'job-late',
    });
  }
}
