import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { jobs, startedBy } from '#contract/jobs/jobs.ts';
import { type Worker, workers } from '#contract/jobs/workers.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { cloud, functions, idOf, resources } from './cloud.ts';

const template = cloud();
const table = idOf(template, 'AWS::DynamoDB::Table');
const functionOf = (name: string) => functions(template).find((found) => found.name === name);
const arnOf = (id: string | undefined) => ({ 'Fn::GetAtt': [id, 'Arn'] });

const sourcesOf = (name: string) =>
  resources(template, 'AWS::Lambda::EventSourceMapping')
    .map(({ Properties }) => Properties)
    .filter(({ FunctionName }) => FunctionName.Ref === functionOf(name)?.id);

const queues = template.findResources('AWS::SQS::Queue');
const queueIdOf = (name: string): string => sourcesOf(name)[0]?.EventSourceArn['Fn::GetAtt'][0];
const [dead = ''] = Object.keys(queues).filter((id) => id.startsWith('DeadLetters'));

const rings = (queue: string, MetricName: string) =>
  template.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'AWS/SQS',
    MetricName,
    ComparisonOperator: 'GreaterThanThreshold',
    Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [queue, 'QueueName'] } }],
  });

describe.each(Object.entries<Worker>(workers))(
  'the worker %s',
  (name, { seconds, memory = 1024, attempts, atOnce }) => {
    test('is a function with its own queue and limits', () => {
      const limits = { Timeout: seconds, MemorySize: memory };
      expect(functionOf(name)).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'], ...limits });
      expect(sourcesOf(name)).toMatchObject([{ BatchSize: 1, ScalingConfig: { MaximumConcurrency: atOnce } }]);
      const { RedrivePolicy, VisibilityTimeout } = queues[queueIdOf(name)]?.Properties ?? {};
      expect(RedrivePolicy.maxReceiveCount).toBe(attempts);
      expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * seconds);
    });

    test('has an alarm for a growing backlog and sends dead letters to the shared queue', () => {
      rings(queueIdOf(name), 'ApproximateAgeOfOldestMessage');
      expect(queues[queueIdOf(name)]?.Properties.RedrivePolicy.deadLetterTargetArn).toEqual(arnOf(dead));
    });
  },
);

/** The default Lambda concurrency of an account. */
const AT_ONCE = 1_000;

test('all workers together leave room for the API, so that no function reserves concurrency', () => {
  const most = Object.values<Worker>(workers).reduce((sum, { atOnce }) => sum + atOnce, 0);
  expect(most).toBeLessThanOrEqual(AT_ONCE / 8);
  const [{ DefaultRouteSettings } = { DefaultRouteSettings: {} }] = resources(template, 'AWS::ApiGatewayV2::Stage').map(
    ({ Properties }) => Properties,
  );
  expect(most + DefaultRouteSettings.ThrottlingBurstLimit).toBeLessThanOrEqual(AT_ONCE / 3);
  for (const { Properties } of resources(template, 'AWS::Lambda::Function'))
    expect(Properties).not.toHaveProperty('ReservedConcurrentExecutions');
});

test('a dead letter of any job raises an alarm', () => rings(dead, 'ApproximateNumberOfMessagesVisible'));

test('every queue is encrypted, keeps messages for two weeks and refuses connections without TLS', () => {
  const policies = resources(template, 'AWS::SQS::QueuePolicy').map(({ Properties }) => JSON.stringify(Properties));
  expect(policies).toHaveLength(Object.keys(queues).length);
  for (const policy of policies) expect(policy).toContain('{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"');
  for (const { Properties } of Object.values(queues))
    expect(Properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 3600 });
});

test('one function reads the change stream for all jobs, bisects failures and keeps undelivered changes', () => {
  const [source, ...more] = sourcesOf('stream');
  expect(more).toEqual([]);
  expect(source).toMatchObject({
    EventSourceArn: { 'Fn::GetAtt': [table, 'StreamArn'] },
    StartingPosition: 'TRIM_HORIZON',
    BisectBatchOnFunctionError: true,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    MaximumRetryAttempts: 20,
    DestinationConfig: { OnFailure: { Destination: arnOf(expect.stringMatching(/LostChanges/)) } },
  });
  const streams = resources(template, 'AWS::Lambda::EventSourceMapping').filter(({ Properties }) =>
    JSON.stringify(Properties.EventSourceArn).includes('StreamArn'),
  );
  expect(streams).toHaveLength(1);
});

test('it receives only messages and rows that start a job', () => {
  const [pattern] = sourcesOf('stream').map(({ FilterCriteria }) => JSON.parse(FilterCriteria.Filters[0].Pattern));
  const prefixes: string[] = pattern.dynamodb.Keys.sk.S.map(({ prefix }: { prefix: string }) => prefix);
  const isHeard = ({ sk }: { sk: string }) => prefixes.some((prefix) => sk.startsWith(prefix));
  expect(pattern.eventName).toEqual(['INSERT', 'MODIFY']);
  expect(isHeard(keys.message('fan-out', '1'))).toBe(true);
  for (const { value } of startedBy('row')) expect(prefixes).toContain(value);
  expect(isHeard(keys.audit(keys.vendor('1'), 1))).toBe(true);
  for (const key of [keys.vendor('1'), keys.caller('1'), keys.stamp('vendor', '7'), keys.notification('1', '2')])
    expect(isHeard(key)).toBe(false);
});

test('it knows the queue of each worker and may send to it', () => {
  const urls = JSON.stringify(functionOf('stream')?.Environment.Variables.QUEUE_URLS);
  for (const name of Object.keys(workers)) expect(urls).toContain(`{"Ref":"${queueIdOf(name)}"}`);
});

test.each(startedBy('file'))('a file under $value becomes a message to $name, others do not', ({ name, value }) => {
  template.hasResourceProperties('AWS::S3::Bucket', {
    NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
  });
  template.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: { bucket: { name: [{ Ref: Match.stringLikeRegexp('^Files') }] }, object: { key: [{ prefix: value }] } },
    },
    Targets: [
      Match.objectLike({
        Arn: arnOf(queueIdOf(jobs[name].worker)),
        InputTransformer: {
          InputPathsMap: { 'detail-object-key': '$.detail.object.key' },
          InputTemplate: `{"job":"${name}","input":{"object":{"key":<detail-object-key>}}}`,
        },
      }),
    ],
  });
});

test('the scheduler runs every quarter of an hour', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'cron(0/15 * * * ? *)',
    Targets: [Match.objectLike({ Arn: arnOf(functionOf('clock')?.id) })],
  });
});
