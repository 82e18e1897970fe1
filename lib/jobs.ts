import { Duration, NestedStack, Validations } from 'aws-cdk-lib';
import { EventField, type EventPattern, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule, type Function as Lambda, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import type * as z from 'zod';
import type { Environment, FilesEnvironment, QueuesEnvironment } from '#contract/environment.ts';
import { type JobName, jobs, type Message, startedBy } from '#contract/jobs/jobs.ts';
import { type Worker, workers } from '#contract/jobs/workers.ts';
import { PlumblineFunction } from './functions/plumbline-function.ts';
import type { People } from './identity/people.ts';
import type { Mail } from './mail.ts';
import { alarmAbove } from './operations/alarm.ts';
import type { Archive } from './storage/archive.ts';
import type { Files } from './storage/files.ts';
import type { Records } from './storage/records.ts';
import { keyOf } from './storage/tenant-key.ts';
import type { Target } from './tenants/tenant.ts';
import { DeadLetters, PrivateQueue, WorkerQueue } from './worker-queue.ts';

const created = (files: Files, prefix: string): EventPattern => ({
  source: ['aws.s3'],
  detailType: ['Object Created'],
  detail: { bucket: { name: [files.bucketName] }, object: { key: [{ prefix }] } },
});
const CREATED = { object: { key: EventField.fromPath('$.detail.object.key') } };

/** Matches scan results of GuardDuty. With scans enabled, this event replaces the event for a created file. */
const scanned = (files: Files, prefix: string): EventPattern => ({
  source: ['aws.guardduty'],
  detailType: ['GuardDuty Malware Protection Object Scan Result'],
  detail: { s3ObjectDetails: { bucketName: [files.bucketName], objectKey: [{ prefix }] } },
});
const SCANNED = {
  object: { key: EventField.fromPath('$.detail.s3ObjectDetails.objectKey') },
  scan: {
    etag: EventField.fromPath('$.detail.s3ObjectDetails.eTag'),
    result: EventField.fromPath('$.detail.scanResultDetails.scanResultStatus'),
  },
};

/** The interval of the scheduler. */
const QUARTER_HOUR = Duration.minutes(15);

const message = (job: JobName, input: unknown) =>
  RuleTargetInput.fromObject({ job, input } satisfies z.input<typeof Message>);

type Parts = { archive: Archive; files: Files; mail: Mail; people: People; records: Records };

/** The workers with their queues, and the sources of their messages. A nested stack of the tenant's stack. */
export class Jobs extends NestedStack {
  constructor(scope: Construct, id: string, target: Target, { archive, files, mail, people, records }: Parts) {
    super(scope, id);
    const { tenant } = target;
    const isScanned = tenant.security.malware_scan;

    const variables: Pick<Environment, 'TABLE_NAME'> = { TABLE_NAME: records.tableName };
    type Made = { name: string; entry: string; seconds: number; memory?: number; environment?: Record<string, string> };
    const makeFunction = ({ seconds, environment, ...rest }: Made) =>
      new PlumblineFunction(this, target, {
        ...rest,
        timeout: Duration.seconds(seconds),
        environment: { ...variables, ...environment },
      }).lambda;

    const rights: Record<Worker['may'][number], (lambda: Lambda) => void> = {
      'read-records': (lambda) => records.letRead(lambda),
      'write-records': (lambda) => records.letWrite(lambda),
      'read-trail': (lambda) => records.letReadTrail(lambda),
      'check-files': (lambda) => {
        files.letCheck(lambda);
        if (isScanned) lambda.addEnvironment('MALWARE_SCAN' satisfies keyof FilesEnvironment, 'on');
      },
      'remove-files': (lambda) => files.letRemove(lambda),
      'write-exports': (lambda) => files.letWriteExports(lambda),
      'run-tests': (lambda) => files.letRunTests(lambda),
      'archive-trail': (lambda) => archive.letAdd(lambda),
      'end-secrets': (lambda) => {
        people.letEndSecrets(lambda);
        lambda.addEnvironment('USER_POOL_ID', people.userPoolId);
      },
      invite: (lambda) => {
        people.letInvite(lambda);
        lambda.addEnvironment('USER_POOL_ID', people.userPoolId);
      },
      'look-up-accounts': (lambda) => {
        people.letShowAccounts(lambda);
        lambda.addEnvironment('USER_POOL_ID', people.userPoolId);
      },
      tell: (lambda) => {
        records.letNotify(lambda);
        records.letMakeCursorKey(lambda); // mails contain a sealed link
        mail.letSend(lambda);
      },
    };

    const dead = new DeadLetters(this, 'DeadLetters', target);
    const queues = new Map<string, WorkerQueue>();
    for (const [name, { attempts, atOnce, may, ...limits }] of Object.entries<Worker>(workers)) {
      const lambda = makeFunction({ name, entry: `workers/${name}.ts`, ...limits });
      for (const right of may) rights[right](lambda);
      const queue = new WorkerQueue(this, `${name}-queue`, target, { name, seconds: limits.seconds, attempts, dead });
      // One message in each batch, so that it has the full timeout and a failure does not return other messages to the
      // queue.
      lambda.addEventSource(new SqsEventSource(queue, { batchSize: 1, maxConcurrency: atOnce }));
      queues.set(name, queue);
    }
    const queueOf = (name: JobName) => {
      const found = queues.get(jobs[name].worker);
      if (!found) throw new Error(`The job ${name} has no worker.`);
      return found;
    };

    for (const { name, value } of startedBy('file')) {
      new Rule(this, `${name}-files`, {
        description: `Files that start ${name}`,
        eventPattern: isScanned ? scanned(files, value) : created(files, value),
        targets: [
          new SqsQueue(queueOf(name), { message: message(name, isScanned ? SCANNED : CREATED), deadLetterQueue: dead }),
        ],
      });
    }

    for (const { name } of startedBy('mail')) {
      new Rule(this, `${name}-mail`, {
        description: `Mail events that start ${name}`,
        eventPattern: mail.heard,
        targets: [
          new SqsQueue(queueOf(name), {
            message: message(name, EventField.fromPath('$.detail')),
            deadLetterQueue: dead,
          }),
        ],
      });
    }

    const urls = Object.fromEntries([...queues].map(([name, queue]) => [name, queue.queueUrl]));
    const stream: QueuesEnvironment = { QUEUE_URLS: this.toJsonString(urls) };
    this.readChanges(
      records,
      makeFunction({ name: 'stream', entry: 'job-runner/stream.ts', seconds: 60, environment: stream }),
      target,
      [...queues.values()],
    );

    const clock = makeFunction({ name: 'clock', entry: 'job-runner/clock.ts', seconds: 30 });
    records.letAskDaily(clock);
    alarmAbove(this, 'ClockStopped', {
      metric: clock.metricErrors({ period: QUARTER_HOUR }),
      above: 0,
      times: 4,
      silence: 'fires', // a disabled rule has no errors
      says: 'The scheduler has not queued the daily jobs for an hour.',
      runbook: 'clock-stopped',
    });
    new Rule(this, 'Quarters', {
      description: "Every 15 minutes, the scheduler checks which daily jobs are due in the company's time zone",
      schedule: Schedule.cron({ minute: '0/15' }),
      targets: [new LambdaFunction(clock, { retryAttempts: 2 })],
    });
  }

  /** A table stream supports at most two readers, so one function reads it for all jobs. */
  private readChanges(records: Records, lambda: Lambda, target: Target, queues: readonly WorkerQueue[]) {
    for (const queue of queues) queue.grantSendMessages(lambda);
    if (keyOf(this, target))
      Validations.of(lambda.role ?? lambda).acknowledge(
        ...['kms:GenerateDataKey*', 'kms:ReEncrypt*'].map((action) => ({
          id: `AwsSolutions-IAM5[Action::${action}]`,
          reason: "The library's own grant for sending to a queue that the tenant's key encrypts: of that key alone.",
        })),
      );
    records.letReadStream(lambda);

    const lost = new PrivateQueue(this, 'LostChanges', target, {});
    Validations.of(lost).acknowledge({ id: 'AwsSolutions-SQS3', reason: 'It has the dead letters of the stream.' });
    const sortKeys = [...new Set(['MESSAGE', ...startedBy('row').map(({ value }) => value)])];
    lambda.addEventSourceMapping('Changes', {
      eventSourceArn: records.tableStreamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 20,
      maxRecordAge: Duration.hours(12),
      onFailure: new SqsDlq(lost),
      filters: [
        FilterCriteria.filter({
          eventName: FilterRule.or('INSERT', 'MODIFY'),
          dynamodb: { Keys: { sk: { S: sortKeys.map((prefix) => ({ prefix })) } } },
        }),
      ],
    });
    alarmAbove(this, 'StreamStopped', {
      metric: lambda.metric('IteratorAge', { period: QUARTER_HOUR, statistic: 'Maximum' }),
      above: QUARTER_HOUR.toMilliseconds(),
      times: 4,
      silence: 'fires', // without reads there is no iterator age, and the scheduler writes every quarter of an hour
      says: 'Changes of the table have not been read for an hour. No notifications, deliveries or archive entries are created.',
      runbook: 'stream-stopped',
    });
    const metric = lost.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'Maximum' });
    alarmAbove(this, 'ChangesLost', {
      metric,
      above: 0,
      says: 'Changes of records were not passed to their jobs.',
      runbook: 'changes-lost',
    });
  }
}
