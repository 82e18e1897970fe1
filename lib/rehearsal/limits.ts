/** Limits on lengths, patterns and sizes of single resources. */
import { get, listOf, textOf } from './json.ts';
import type { Rule } from './rule.ts';

const IAM = 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html';
const LAMBDA = 'https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html';
const CLOUDFRONT = 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html';
const SQS = 'https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-quotas.html';

type Text = { on: string; path: readonly string[]; pattern: RegExp; states: string; source: string };

const TEXTS: readonly Text[] = [
  {
    on: 'AWS::S3::Bucket',
    path: ['BucketName'],
    pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    states: 'a bucket name has 3 to 63 lowercase letters, digits, dots and hyphens',
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html',
  },
  {
    on: 'AWS::Cognito::UserPoolDomain',
    path: ['Domain'],
    pattern: /^(?!.*(?:aws|amazon|cognito))[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    states: 'a domain prefix has up to 63 lowercase letters, digits and hyphens, and none of aws, amazon, cognito',
    source: 'https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-assign-domain-prefix.html',
  },
  {
    on: 'AWS::Backup::BackupVault',
    path: ['BackupVaultName'],
    pattern: /^[a-zA-Z0-9_-]{2,50}$/,
    states: 'a vault name has 2 to 50 letters, digits, hyphens and underscores',
    source: 'https://docs.aws.amazon.com/aws-backup/latest/devguide/API_CreateBackupVault.html',
  },
  {
    on: 'AWS::CloudFront::ResponseHeadersPolicy',
    path: ['ResponseHeadersPolicyConfig', 'Name'],
    pattern: /^[\w-]{1,128}$/,
    states: 'the name of a response headers policy has up to 128 letters, digits, hyphens and underscores',
    source: 'https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html',
  },
  {
    on: 'AWS::CloudWatch::Dashboard',
    path: ['DashboardName'],
    pattern: /^[\w-]{1,255}$/,
    states: 'a dashboard name has up to 255 letters, digits, hyphens and underscores',
    source: 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutDashboard.html',
  },
  {
    on: 'AWS::Budgets::Budget',
    path: ['Budget', 'BudgetName'],
    pattern: /^[^:\\]{1,100}$/,
    states: 'a budget name has up to 100 characters, without colons and backslashes',
    source: 'https://docs.aws.amazon.com/aws-cost-management/latest/APIReference/API_budgets_Budget.html',
  },
  {
    on: 'AWS::Lambda::Function',
    path: ['Description'],
    pattern: /^.{0,256}$/s,
    states: 'the description of a function has up to 256 characters',
    source: 'https://docs.aws.amazon.com/lambda/latest/api/API_CreateFunction.html',
  },
  {
    on: 'AWS::CloudWatch::Alarm',
    path: ['AlarmDescription'],
    pattern: /^.{0,1024}$/s,
    states: 'the description of an alarm has up to 1,024 characters',
    source: 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html',
  },
];

const textRules = TEXTS.map(
  ({ on, path, pattern, states, source }): Rule => ({
    ...{ on, states, source },
    faults: ({ properties }) => {
      const value = get(properties, ...path);
      return value === undefined || pattern.test(textOf(value)) ? [] : [`${path.join('.')} is "${textOf(value)}"`];
    },
  }),
);

type Size = { on: string; path: readonly string[]; most: number; states: string; source: string };

const SIZES: readonly Size[] = [
  {
    on: 'AWS::KMS::Key',
    path: ['KeyPolicy'],
    most: 32_768,
    states: 'a key policy has up to 32 kB',
    source: 'https://docs.aws.amazon.com/kms/latest/developerguide/resource-limits.html',
  },
  {
    on: 'AWS::S3::BucketPolicy',
    path: ['PolicyDocument'],
    most: 20_480,
    states: 'a bucket policy has up to 20 kB',
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/add-bucket-policy.html',
  },
  {
    on: 'AWS::SQS::QueuePolicy',
    path: ['PolicyDocument'],
    most: 8192,
    states: 'a queue policy has up to 8 kB',
    source: SQS,
  },
  {
    on: 'AWS::SNS::TopicPolicy',
    path: ['PolicyDocument'],
    most: 30_720,
    states: 'a topic policy has up to 30 kB',
    source: 'https://docs.aws.amazon.com/general/latest/gr/sns.html',
  },
  {
    on: 'AWS::IAM::Role',
    path: ['AssumeRolePolicyDocument'],
    most: 2048,
    states: 'the trust policy of a role has up to 2,048 characters',
    source: IAM,
  },
  {
    on: 'AWS::Lambda::Function',
    path: ['Environment', 'Variables'],
    most: 4096,
    states: 'the environment of a function has up to 4 kB',
    source: LAMBDA,
  },
  {
    on: 'AWS::Events::Rule',
    path: ['EventPattern'],
    most: 2048,
    states: 'an event pattern has up to 2,048 characters',
    source: 'https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-quota.html',
  },
  {
    on: 'AWS::CloudFront::Function',
    path: ['FunctionCode'],
    most: 10_240,
    states: 'a CloudFront function has up to 10 kB',
    source: CLOUDFRONT,
  },
];

const lengthOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).length;

const sizeRules = SIZES.map(
  ({ on, path, most, states, source }): Rule => ({
    ...{ on, states, source },
    faults: ({ properties }) => {
      const length = lengthOf(get(properties, ...path));
      return length > most ? [`${path.join('.')} has ${length} characters`] : [];
    },
  }),
);

/** The overhead of a statement in a function's policy. */
const STATEMENT = 250;

const SUMS: readonly Rule[] = [
  {
    on: 'AWS::IAM::Role',
    states: 'the inline policies of a role have up to 10,240 characters together',
    source: IAM,
    faults: (role, { ofType, named }) => {
      const inline = ofType('AWS::IAM::Policy').filter(({ properties }) =>
        listOf(get(properties, 'Roles')).some((one) => named(one) === role),
      );
      const length = inline.reduce((sum, { properties }) => sum + lengthOf(get(properties, 'PolicyDocument')), 0);
      return length > 10_240 ? [`its inline policies have ${length} characters`] : [];
    },
  },
  {
    on: 'AWS::Lambda::Function',
    states: 'the resource policy of a function, with a statement for each permission, has up to 20 kB',
    source: LAMBDA,
    faults: (lambda, { ofType, named }) => {
      const permissions = ofType('AWS::Lambda::Permission').filter(
        ({ properties }) => named(get(properties, 'FunctionName')) === lambda,
      );
      const length = permissions.reduce((sum, { properties }) => sum + lengthOf(properties) + STATEMENT, 0);
      return length > 20_480 ? [`its resource policy has about ${length} characters`] : [];
    },
  },
];

export const limitRules: readonly Rule[] = [...textRules, ...sizeRules, ...SUMS];
