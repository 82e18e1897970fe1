/** Service rules that involve several resources or more than a length. */
import type { Deployment, Resource } from './deployment.ts';
import { unsupportedSyntax } from './function-syntax.ts';
import { get, isObject, listOf, textOf } from './json.ts';
import type { Rule } from './rule.ts';

const MISSING_DATA = 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html';
const SNS_KEYS = 'https://docs.aws.amazon.com/sns/latest/dg/sns-key-management.html';
const SQS_KEYS = 'https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-key-management.html';

const requiredIn = (pool: Resource | undefined) =>
  listOf(get(pool?.properties, 'Schema'))
    .filter((attribute) => get(attribute, 'Required') === true)
    .map((attribute) => textOf(get(attribute, 'Name')));

const statementsOf = (key: Resource) => listOf(get(key.properties, 'KeyPolicy', 'Statement'));
const servicesOf = (statement: unknown) => listOf(get(statement, 'Principal', 'Service')).map(textOf);
const conditionKeys = (statement: unknown) =>
  Object.values(Object(get(statement, 'Condition'))).flatMap((operator) =>
    isObject(operator) ? Object.keys(operator) : [],
  );

const isEncryptedWith =
  (key: Resource, { named }: Deployment, property: string) =>
  (resource: Resource) =>
    named(get(resource.properties, property)) === key;

/** The services that need access to a key, by the resource type that the key encrypts. */
const USERS: readonly {
  type: string;
  property: string;
  users: (deployment: Deployment, one: Resource) => string[];
  source: string;
}[] = [
  {
    type: 'AWS::Logs::LogGroup',
    property: 'KmsKeyId',
    users: (_, { region }) => [`logs.${region}.amazonaws.com`],
    source: 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/encrypt-log-data-kms.html',
  },
  {
    type: 'AWS::SNS::Topic',
    property: 'KmsMasterKeyId',
    users: ({ ofType, named }, topic) => [
      ...(ofType('AWS::CloudWatch::Alarm').some(({ properties }) =>
        listOf(get(properties, 'AlarmActions')).some((action) => named(action) === topic),
      )
        ? ['cloudwatch.amazonaws.com']
        : []),
      ...targetedByEvents({ ofType, named }, topic),
    ],
    source: SNS_KEYS,
  },
  {
    type: 'AWS::SQS::Queue',
    property: 'KmsMasterKeyId',
    users: (all, queue) => targetedByEvents(all, queue),
    source: SQS_KEYS,
  },
];

const targetedByEvents = ({ ofType, named }: Pick<Deployment, 'ofType' | 'named'>, target: Resource) =>
  ofType('AWS::Events::Rule').some(({ properties }) =>
    listOf(get(properties, 'Targets')).some((one) => named(get(one, 'Arn')) === target),
  )
    ? ['events.amazonaws.com']
    : [];

/** The kind of ARN in the encryption context of a service, which a condition of the key's policy names. */
const CONTEXTS: Readonly<Record<string, string>> = {
  'AWS::SNS::Topic': 'kms:EncryptionContext:aws:sns:topicArn',
  'AWS::SQS::Queue': 'kms:EncryptionContext:aws:sqs:arn',
};
const CALLERS = ['aws:SourceAccount', 'aws:SourceArn', 'aws:SourceOrgID'];

/** Whether a statement allows the service to use the key for a resource of this type. */
const lets = (statement: unknown, service: string, type: string) => {
  if (get(statement, 'Effect') !== 'Allow' || !servicesOf(statement).includes(service)) return false;
  const keys = conditionKeys(statement);
  if (service === 'events.amazonaws.com' && keys.some((key) => CALLERS.includes(key))) return false;
  const contexts = keys.filter((key) => Object.values(CONTEXTS).includes(key));
  return contexts.every((key) => key === CONTEXTS[type]);
};

/** The names in a metric math expression that are not arguments of FILL(name, value). */
const unfilled = (expression: string, ids: readonly string[]) => {
  const rest = expression.replace(/FILL\(\s*\w+\s*,[^)]*\)/gi, '');
  return ids.filter((id) => new RegExp(`\\b${id}\\b`).test(rest));
};

export const serviceRules: readonly Rule[] = [
  {
    on: 'AWS::Cognito::UserPoolClient',
    states: 'explicit write attributes include every required attribute of the pool',
    source: 'https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-attributes.html',
    faults: ({ properties }, { named }) => {
      const writable = get(properties, 'WriteAttributes');
      if (writable === undefined) return [];
      const missing = requiredIn(named(get(properties, 'UserPoolId'))).filter(
        (name) => !listOf(writable).includes(name),
      );
      return missing.map((name) => `WriteAttributes lacks ${name}`);
    },
  },
  {
    on: 'AWS::Cognito::UserPoolClient',
    states: 'a client whose refresh tokens rotate does not allow ALLOW_REFRESH_TOKEN_AUTH',
    source:
      'https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-refresh-token.html',
    faults: ({ properties }) =>
      get(properties, 'RefreshTokenRotation', 'Feature') === 'ENABLED' &&
      listOf(get(properties, 'ExplicitAuthFlows')).includes('ALLOW_REFRESH_TOKEN_AUTH')
        ? ['it rotates refresh tokens and allows ALLOW_REFRESH_TOKEN_AUTH']
        : [],
  },
  {
    on: 'AWS::Cognito::UserPoolClient',
    states: 'a client that allows ALLOW_CUSTOM_AUTH belongs to a pool with the three triggers of the flow',
    source: 'https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-challenge.html',
    faults: ({ properties }, { named }) => {
      if (!listOf(get(properties, 'ExplicitAuthFlows')).includes('ALLOW_CUSTOM_AUTH')) return [];
      const pool = named(get(properties, 'UserPoolId'));
      return ['DefineAuthChallenge', 'CreateAuthChallenge', 'VerifyAuthChallengeResponse']
        .filter((name) => get(pool?.properties, 'LambdaConfig', name) === undefined)
        .map((name) => `it allows ALLOW_CUSTOM_AUTH and the pool has no ${name}`);
    },
  },
  {
    on: 'AWS::CloudFront::Function',
    states: 'the code keeps to the syntax of cloudfront-js-2.0',
    source: 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html',
    faults: ({ properties }) => unsupportedSyntax(textOf(get(properties, 'FunctionCode'))),
  },
  {
    on: 'AWS::KMS::Key',
    states: 'each service that uses the key is let use it, with conditions that the service fulfils',
    source: SNS_KEYS,
    faults: (key, deployment) =>
      USERS.flatMap(({ type, property, users }) => {
        const encrypted = deployment.ofType(type).filter(isEncryptedWith(key, deployment, property));
        const needed = new Set(encrypted.flatMap((one) => users(deployment, one)));
        return [...needed]
          .filter((service) => !statementsOf(key).some((statement) => lets(statement, service, type)))
          .map((service) => `${service} cannot use it for ${type}`);
      }),
  },
  {
    on: 'AWS::Lambda::EventSourceMapping',
    states: 'a queue hides a message for at least as long as its function may run',
    source: 'https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-configure.html',
    faults: ({ properties }, { named }) => {
      const [queue, lambda] = [get(properties, 'EventSourceArn'), get(properties, 'FunctionName')].map(named);
      if (queue?.type !== 'AWS::SQS::Queue') return [];
      const hidden = Number(get(queue.properties, 'VisibilityTimeout') ?? 30);
      const runs = Number(get(lambda?.properties, 'Timeout') ?? 3);
      return hidden < runs ? [`the queue hides a message for ${hidden} s and the function runs for ${runs} s`] : [];
    },
  },
  {
    on: 'AWS::Lambda::EventSourceMapping',
    states: 'more than ten messages at once need a batching window, and at least two functions run at once',
    source: 'https://docs.aws.amazon.com/lambda/latest/api/API_CreateEventSourceMapping.html',
    faults: ({ properties }, { named }) => {
      if (named(get(properties, 'EventSourceArn'))?.type !== 'AWS::SQS::Queue') return [];
      const window = Number(get(properties, 'MaximumBatchingWindowInSeconds') ?? 0);
      const atOnce = Number(get(properties, 'ScalingConfig', 'MaximumConcurrency') ?? 2);
      return [
        ...(Number(get(properties, 'BatchSize') ?? 10) > 10 && window < 1
          ? ['BatchSize is above 10 without a window']
          : []),
        ...(atOnce < 2 || atOnce > 1000 ? [`MaximumConcurrency is ${atOnce}`] : []),
      ];
    },
  },
  {
    on: 'AWS::Lambda::EventSourceMapping',
    states: 'an event source has at most five filters, each with up to 4,096 characters',
    source: 'https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html',
    faults: ({ properties }) => {
      const filters = listOf(get(properties, 'FilterCriteria', 'Filters')).map((one) => textOf(get(one, 'Pattern')));
      return [
        ...(filters.length > 5 ? [`it has ${filters.length} filters`] : []),
        ...filters.filter(({ length }) => length > 4096).map(({ length }) => `a filter has ${length} characters`),
      ];
    },
  },
  {
    on: 'AWS::WAFv2::LoggingConfiguration',
    states: 'the log group of a firewall has a name that begins with aws-waf-logs-',
    source: 'https://docs.aws.amazon.com/waf/latest/developerguide/logging-cw-logs.html',
    faults: ({ properties }, { named }) =>
      listOf(get(properties, 'LogDestinationConfigs'))
        .map((one) => textOf(get(named(one)?.properties, 'LogGroupName')))
        .filter((name) => !name.startsWith('aws-waf-logs-'))
        .map((name) => `its log group is called "${name}"`),
  },
  {
    on: 'AWS::KinesisFirehose::DeliveryStream',
    states: 'a prefix with an expression needs an error prefix that contains the type of the error',
    source: 'https://docs.aws.amazon.com/firehose/latest/dev/s3-prefixes.html',
    faults: ({ properties }) => {
      const [prefix, errors] = ['Prefix', 'ErrorOutputPrefix'].map((name) =>
        textOf(get(properties, 'ExtendedS3DestinationConfiguration', name)),
      );
      return prefix?.includes('!{') && !errors?.includes('!{firehose:error-output-type}')
        ? [`ErrorOutputPrefix is "${errors}"`]
        : [];
    },
  },
  {
    on: 'AWS::KinesisFirehose::DeliveryStream',
    states: 'a stream buffers 1 to 128 MiB for up to 900 seconds',
    source: 'https://docs.aws.amazon.com/firehose/latest/APIReference/API_BufferingHints.html',
    faults: ({ properties }) => {
      const hints = get(properties, 'ExtendedS3DestinationConfiguration', 'BufferingHints');
      const [size, seconds] = [Number(get(hints, 'SizeInMBs') ?? 5), Number(get(hints, 'IntervalInSeconds') ?? 300)];
      return size < 1 || size > 128 || seconds > 900 ? [`it buffers ${size} MiB for ${seconds} s`] : [];
    },
  },
  {
    on: 'AWS::Events::Rule',
    states: 'a rule has at most five targets',
    source: 'https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-quota.html',
    faults: ({ properties }) => {
      const { length } = listOf(get(properties, 'Targets'));
      return length > 5 ? [`it has ${length}`] : [];
    },
  },
  {
    on: 'AWS::SecretsManager::RotationSchedule',
    states:
      'Secrets Manager runs the testSecret step when the schedule is made, so what that step asks is there before',
    source: 'https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_RotateSecret.html',
    faults: (schedule, { ofType, waitsFor }) =>
      [
        ...ofType('AWS::ApiGatewayV2::Stage'),
        ...ofType('AWS::ApiGatewayV2::Route'),
        ...ofType('AWS::CloudFront::Distribution'),
      ]
        .filter((needed) => !waitsFor(schedule, needed))
        .map(({ path }) => `it does not wait for ${path}`)
        .slice(0, 1),
  },
  {
    on: 'AWS::CloudWatch::Alarm',
    states: 'an alarm for which missing data is breaching rings before the first data point of a new stage',
    source: MISSING_DATA,
    faults: ({ properties }) =>
      get(properties, 'TreatMissingData') === 'breaching' ? ['TreatMissingData is breaching'] : [],
  },
  {
    on: 'AWS::CloudWatch::Alarm',
    states: 'an alarm looks back a day at most, or seven days with periods of an hour or more',
    source: 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html',
    faults: ({ properties }) => {
      const periods = [properties, ...listOf(get(properties, 'Metrics'))].map((one) =>
        Number(get(one, 'Period') ?? get(one, 'MetricStat', 'Period') ?? 0),
      );
      const period = Math.max(...periods);
      const seconds = period * Number(get(properties, 'EvaluationPeriods') ?? 1);
      return seconds > (period >= 3600 ? 604_800 : 86_400) ? [`it looks back ${seconds} s`] : [];
    },
  },
  {
    on: 'AWS::CloudWatch::Alarm',
    states: 'arithmetic with a metric that has no data point has no result, unless FILL gives it a value',
    source: 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html',
    faults: ({ properties }) => {
      const metrics = listOf(get(properties, 'Metrics'));
      const ids = metrics.filter((one) => get(one, 'MetricStat')).map((one) => textOf(get(one, 'Id')));
      const expressions = metrics.map((one) => textOf(get(one, 'Expression'))).filter(Boolean);
      return expressions.flatMap((expression) =>
        unfilled(expression, ids).map((id) => `${id} is not filled in "${expression}"`),
      );
    },
  },
];

/** Buckets are excluded: S3 does not delete a bucket with objects from the deployment. */
export const retryRules: readonly Rule[] = [
  ...['AWS::KMS::Key', 'AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::SecretsManager::Secret'],
  ...['AWS::Backup::BackupVault', 'AWS::Logs::LogGroup'],
].map(
  (on): Rule => ({
    on,
    states: 'Retain keeps what a failed first deployment made; RetainExceptOnCreate removes it again',
    source: 'https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-attribute-deletionpolicy.html',
    faults: ({ deletionPolicy }) => (deletionPolicy === 'Retain' ? ['DeletionPolicy is Retain'] : []),
  }),
);
