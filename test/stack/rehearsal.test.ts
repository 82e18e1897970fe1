/** AWS rules that synthesis does not check: no stage breaks one, and each rule rejects a template that does. */
import { expect, test } from 'vitest';
import { deploymentIn, deploymentOf, type StackTemplate } from '#lib/rehearsal/deployment.ts';
import { unsupportedSyntax } from '#lib/rehearsal/function-syntax.ts';
import { quotaFindings, roomInAccount, stackFindings } from '#lib/rehearsal/quotas.ts';
import { RULES, rehearse } from '#lib/rehearsal/rehearse.ts';
import { EVERYTHING, stackFor, stackOf } from './cloud.ts';

const production = deploymentIn(stackOf('prd').app);
const everything = deploymentIn(stackFor(EVERYTHING).app);

test.each([
  ['prd', production],
  ['dev', deploymentIn(stackOf('dev').app)],
  ['a tenant with every option', everything],
])('%s breaks no rule', (_, deployment) => {
  expect(deployment.resources.length).toBeGreaterThan(500);
  expect(rehearse(deployment)).toEqual([]);
});

test('a stage in another region with a firewall has a stack for CloudFront, bootstrapped by cdk', () => {
  expect(new Set(everything.stacks.map(({ region }) => region))).toEqual(new Set(['eu-central-1', 'us-east-1']));
});

test('a resource comes after its dependencies, across nested stacks', () => {
  const at = (type: string) => production.resources.findIndex((resource) => resource.type === type);
  expect(at('AWS::KMS::Key')).toBeLessThan(at('AWS::DynamoDB::Table'));
  expect(at('AWS::ApiGatewayV2::Route')).toBeLessThan(at('AWS::SecretsManager::RotationSchedule'));
});

test('an account has enough roles for at least 15 stages', () => {
  const [first] = roomInAccount(production);
  expect(first).toMatchObject({ what: 'IAM Role', most: 1000 });
  expect(first?.stages).toBeGreaterThanOrEqual(15);
});

type Resources = Record<string, { Type: string; Properties?: object; DeletionPolicy?: string; DependsOn?: string[] }>;

const stackWith = (Resources: object): StackTemplate => ({
  ...{ name: 'Plumbline-acme-prd', account: '111122223333', region: 'us-east-1', template: { Resources } },
});
const faultsIn = (resources: Resources) =>
  rehearse(deploymentOf([stackWith(resources)])).map(({ states, fault }) => ({ states, fault }));

const retained = (Type: string): Resources => ({ One: { Type, DeletionPolicy: 'Retain' } });
const named = (Type: string, Properties: object): Resources => ({ One: { Type, Properties } });
const long = 'x'.repeat(40_000);
const policy = { Statement: [{ Sid: long }] };
const arn = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

const keyFor = (Condition: object): Resources => ({
  Key: {
    Type: 'AWS::KMS::Key',
    Properties: {
      KeyPolicy: {
        Statement: [
          { Effect: 'Allow', Principal: { Service: 'events.amazonaws.com' }, Action: ['kms:Decrypt'], Condition },
        ],
      },
    },
  },
  Topic: { Type: 'AWS::SNS::Topic', Properties: { KmsMasterKeyId: arn('Key') } },
  NotMade: { Type: 'AWS::Events::Rule', Properties: { Targets: [{ Arn: { Ref: 'Topic' }, Id: 'Target0' }] } },
});
const metricsOf = (Expression: string): Resources =>
  named('AWS::CloudWatch::Alarm', {
    TreatMissingData: 'notBreaching',
    Metrics: [
      { Id: 'expr', Expression },
      { Id: 'reads', MetricStat: { Period: 300 } },
      { Id: 'writes', MetricStat: { Period: 300 } },
    ],
  });
const queueWith = (queue: object, lambda: object, mapping: object): Resources => ({
  Queue: { Type: 'AWS::SQS::Queue', Properties: queue },
  Worker: { Type: 'AWS::Lambda::Function', Properties: lambda },
  Mapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: { EventSourceArn: arn('Queue'), FunctionName: { Ref: 'Worker' }, ...mapping },
  },
});

/** For each rule, a template that breaks it. Some of them once made a deployment fail. */
const BAD: readonly (readonly [string, Resources])[] = [
  [
    'WriteAttributes lacks email',
    {
      Pool: {
        Type: 'AWS::Cognito::UserPool',
        Properties: { Schema: [{ Name: 'email', Required: true, Mutable: true }] },
      },
      Proof: {
        Type: 'AWS::Cognito::UserPoolClient',
        Properties: { UserPoolId: { Ref: 'Pool' }, WriteAttributes: ['phone_number'] },
      },
    },
  ],
  [
    'ObjectPattern in "{ request }"',
    named('AWS::CloudFront::Function', { FunctionCode: 'function handler({ request }) { return request; }' }),
  ],
  [
    'events.amazonaws.com cannot use it for AWS::SNS::Topic',
    keyFor({ StringEquals: { 'aws:SourceAccount': '111122223333' } }),
  ],
  [
    'it does not wait for Plumbline-acme-prd/Stage',
    {
      Stage: { Type: 'AWS::ApiGatewayV2::Stage' },
      Schedule: { Type: 'AWS::SecretsManager::RotationSchedule' },
    },
  ],
  ['TreatMissingData is breaching', named('AWS::CloudWatch::Alarm', { TreatMissingData: 'breaching' })],
  ['reads is not filled in "reads + FILL(writes, 0)"', metricsOf('reads + FILL(writes, 0)')],
  ['it looks back 172800 s', named('AWS::CloudWatch::Alarm', { Period: 900, EvaluationPeriods: 192 })],
  [
    'the queue hides a message for 30 s and the function runs for 60 s',
    queueWith({}, { Timeout: 60 }, { BatchSize: 1 }),
  ],
  ['BatchSize is above 10 without a window', queueWith({}, {}, { BatchSize: 11 })],
  [
    'it rotates refresh tokens and allows ALLOW_REFRESH_TOKEN_AUTH',
    named('AWS::Cognito::UserPoolClient', {
      RefreshTokenRotation: { Feature: 'ENABLED' },
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
    }),
  ],
  [
    'it allows ALLOW_CUSTOM_AUTH and the pool has no VerifyAuthChallengeResponse',
    {
      Pool: {
        Type: 'AWS::Cognito::UserPool',
        Properties: { LambdaConfig: { DefineAuthChallenge: 'arn', CreateAuthChallenge: 'arn' } },
      },
      Web: {
        Type: 'AWS::Cognito::UserPoolClient',
        Properties: { UserPoolId: { Ref: 'Pool' }, ExplicitAuthFlows: ['ALLOW_CUSTOM_AUTH'] },
      },
    },
  ],
  [
    'a filter has 40000 characters',
    named('AWS::Lambda::EventSourceMapping', { FilterCriteria: { Filters: [{ Pattern: long }] } }),
  ],
  ['EventPattern has 400', named('AWS::Events::Rule', { EventPattern: { source: [long] } })],
  ['it has 6', named('AWS::Events::Rule', { Targets: [1, 2, 3, 4, 5, 6] })],
  [
    'ErrorOutputPrefix is "failed/"',
    named('AWS::KinesisFirehose::DeliveryStream', {
      ExtendedS3DestinationConfiguration: { Prefix: 'day=!{timestamp:yyyy}/', ErrorOutputPrefix: 'failed/' },
    }),
  ],
  [
    'it buffers 5 MiB for 901 s',
    named('AWS::KinesisFirehose::DeliveryStream', {
      ExtendedS3DestinationConfiguration: { BufferingHints: { IntervalInSeconds: 901 } },
    }),
  ],
  [
    'its log group is called "plumbline"',
    {
      Log: { Type: 'AWS::Logs::LogGroup', Properties: { LogGroupName: 'plumbline' } },
      Logging: { Type: 'AWS::WAFv2::LoggingConfiguration', Properties: { LogDestinationConfigs: [arn('Log')] } },
    },
  ],
  ...[
    ...['AWS::KMS::Key', 'AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::SecretsManager::Secret'],
    ...['AWS::Backup::BackupVault', 'AWS::Logs::LogGroup'],
  ].map((type) => ['DeletionPolicy is Retain', retained(type)] as const),
  ['BucketName is "Files_1"', named('AWS::S3::Bucket', { BucketName: 'Files_1' })],
  ['Domain is "amazon-acme"', named('AWS::Cognito::UserPoolDomain', { Domain: 'amazon-acme' })],
  ['BackupVaultName is "a.b"', named('AWS::Backup::BackupVault', { BackupVaultName: 'a.b' })],
  [
    'ResponseHeadersPolicyConfig.Name is "a b"',
    named('AWS::CloudFront::ResponseHeadersPolicy', { ResponseHeadersPolicyConfig: { Name: 'a b' } }),
  ],
  ['DashboardName is "a b"', named('AWS::CloudWatch::Dashboard', { DashboardName: 'a b' })],
  ['Budget.BudgetName is "a:b"', named('AWS::Budgets::Budget', { Budget: { BudgetName: 'a:b' } })],
  [`Description is "${long}`, named('AWS::Lambda::Function', { Description: long })],
  [`AlarmDescription is "${long}`, named('AWS::CloudWatch::Alarm', { AlarmDescription: long })],
  ['KeyPolicy has 400', named('AWS::KMS::Key', { KeyPolicy: policy })],
  ['PolicyDocument has 400', named('AWS::S3::BucketPolicy', { PolicyDocument: policy })],
  ['PolicyDocument has 400', named('AWS::SQS::QueuePolicy', { PolicyDocument: policy })],
  ['PolicyDocument has 400', named('AWS::SNS::TopicPolicy', { PolicyDocument: policy })],
  ['AssumeRolePolicyDocument has 400', named('AWS::IAM::Role', { AssumeRolePolicyDocument: policy })],
  ['Environment.Variables has 400', named('AWS::Lambda::Function', { Environment: { Variables: { A: long } } })],
  ['FunctionCode has 400', named('AWS::CloudFront::Function', { FunctionCode: `function handler(e) { '${long}'; }` })],
  [
    'its inline policies have 400',
    {
      Role: { Type: 'AWS::IAM::Role' },
      Policy: { Type: 'AWS::IAM::Policy', Properties: { Roles: [{ Ref: 'Role' }], PolicyDocument: policy } },
    },
  ],
  [
    'its resource policy has about 40',
    {
      One: { Type: 'AWS::Lambda::Function' },
      Permission: {
        Type: 'AWS::Lambda::Permission',
        Properties: { FunctionName: arn('One'), SourceArn: long },
      },
    },
  ],
];

test.each(BAD)('refuses a template: %.80s', (fault, resources) => {
  expect(
    faultsIn(resources)
      .map((one) => one.fault)
      .join('\n'),
  ).toContain(fault);
});

test('each rule refuses some template and cites a source at AWS', () => {
  const refused = new Set(BAD.flatMap(([, resources]) => faultsIn(resources).map(({ states }) => states)));
  expect(RULES.map(({ states }) => states).filter((states) => !refused.has(states))).toEqual([]);
  for (const { source } of RULES) expect(source).toMatch(/^https:\/\/docs\.aws\.amazon\.com\//);
});

test('an encryption context condition lets EventBridge use a key for the named kind of resource', () => {
  const topics = { 'kms:EncryptionContext:aws:sns:topicArn': 'arn:aws:sns:us-east-1:111122223333:*' };
  const queues = { 'kms:EncryptionContext:aws:sqs:arn': 'arn:aws:sqs:us-east-1:111122223333:*' };
  expect(faultsIn(keyFor({ ArnLike: topics }))).toEqual([]);
  expect(faultsIn(keyFor({ ArnLike: queues }))).toHaveLength(1);
});

test('reports exceeded quotas of an API, an account and a stack', () => {
  const many = (Type: string, count: number, Properties = {}) =>
    deploymentOf([
      stackWith(Object.fromEntries(Array.from({ length: count }, (_, at) => [`R${at}`, { Type, Properties }]))),
    ]);
  const route = 'AWS::ApiGatewayV2::Route';
  expect(quotaFindings(many(route, 300, { ApiId: 'one' }))).toEqual([]);
  expect(quotaFindings(many(route, 301, { ApiId: 'one' }))).toMatchObject([{ type: route, fault: '301 of them' }]);
  expect(quotaFindings(many('AWS::CloudFront::ResponseHeadersPolicy', 21))).toHaveLength(1);
  expect(stackFindings(many(route, 401))).toMatchObject([{ fault: '401 resources' }]);
});

test.each([
  ['function handler(e) { return e?.request; }', 'ChainExpression'],
  ['function handler(e) { var x = { ...e }; return x; }', 'SpreadElement'],
  ['function handler(e) { for (const x of e.list) return x; }', 'ForOfStatement'],
  ['function handler(e) { return e.a ?? e.b; }', 'LogicalExpression'],
  ['function handler(e = {}) { return e; }', 'AssignmentPattern'],
  ['class A {} function handler(e) { return e; }', 'ClassDeclaration'],
  ['function handler(e) { const later = async () => e; return later; }', 'ArrowFunctionExpression'],
  ['function handler(e) { return eval(e.code); }', 'eval'],
  ['const other = (e) => e;', 'no function is called handler'],
  ['function handler(e) {', 'Expected'],
])('the CloudFront runtime does not support %s', (source, fault) => {
  expect(unsupportedSyntax(source)[0]).toContain(fault);
});

test('the CloudFront runtime supports the later syntax that AWS lists', () => {
  const source = `async function handler(event) {
    const add = (one, ...others) => one ** 2 + others.length;
    let path = \`/\${event.request.uri}\`;
    try { await add(1) } catch (error) { throw error }
    return { path: path };
  }`;
  expect(unsupportedSyntax(source)).toEqual([]);
});
