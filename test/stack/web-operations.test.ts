import { expect, test } from 'vitest';
import { cloudFor, configFor, idOf, resources, rightsOfSignedIn } from './cloud.ts';

const dsn = 'https://0123456789abcdef0123456789abcdef@o4501.ingest.us.sentry.io/4507';
const client = '0123456789abcdef01234567';

const told = cloudFor({ error_reporting_dsn: dsn, feature_flag_client_id: client });
const silent = cloudFor({});

const connectOf = (template: typeof told) => {
  const [policy] = resources(template, 'AWS::CloudFront::ResponseHeadersPolicy').map(
    ({ Properties }) =>
      Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
  );
  return /connect-src ([^;]*)/.exec(JSON.stringify(policy))?.[1] ?? '';
};

const FLAGS = ['app', 'clientstream', 'events'].map((host) => `https://${host}.launchdarkly.com`);

test('pages may connect only to the services in the tenant file', () => {
  const none = connectOf(silent);
  expect(none).not.toMatch(/sentry|launchdarkly/);
  expect(connectOf(told)).toBe(`${none} https://o4501.ingest.us.sentry.io ${FLAGS.join(' ')}`);
});

test('pages receive the settings of the tenant file', () => {
  expect(configFor({ error_reporting_dsn: dsn, feature_flag_client_id: client })).toMatchObject({
    error_reporting_dsn: dsn,
    feature_flag_client_id: client,
    maintenance: false,
  });
  const plain = configFor({});
  for (const name of ['error_reporting_dsn', 'feature_flag_client_id', 'shows_operations_at'])
    expect(plain).not.toHaveProperty(name);
});

test.each([
  ['a DSN over http', { error_reporting_dsn: dsn.replace('https', 'http') }, 'error_reporting_dsn'],
  ['a DSN with a secret in it', { error_reporting_dsn: dsn.replace('@', ':0123456789abcdef@') }, 'error_reporting_dsn'],
  ['a DSN that would change headers', { error_reporting_dsn: `https://${'a'.repeat(32)}@x.io;script-src/1` }, 'DSN'],
  ['the key of a server for flags', { feature_flag_client_id: 'sdk-0123-4567' }, 'feature_flag_client_id'],
])('refuses %s', (_, settings, named) => {
  expect(() => cloudFor(settings)).toThrow(named);
});

const on = cloudFor({ interaction_analytics: true, security: { customer_key: true } });

test('interaction analytics are a stream into a bucket, encrypted, partitioned by day and compressed', () => {
  const [{ Properties: stream } = { Properties: {} }] = resources(on, 'AWS::KinesisFirehose::DeliveryStream');
  const { BucketARN, ...delivery } = stream.ExtendedS3DestinationConfiguration;
  expect(delivery).toMatchObject({
    Prefix: 'interactions/day=!{timestamp:yyyy-MM-dd}/',
    ErrorOutputPrefix: 'interactions-failed/!{firehose:error-output-type}/day=!{timestamp:yyyy-MM-dd}/',
    CompressionFormat: 'GZIP',
    BufferingHints: { IntervalInSeconds: 300, SizeInMBs: 5 },
    CloudWatchLoggingOptions: { Enabled: true },
  });
  expect(on.findResources('AWS::S3::Bucket')[BucketARN['Fn::GetAtt'][0]]?.Properties).toMatchObject({
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    LifecycleConfiguration: {
      Rules: [{ ExpirationInDays: 365 }, { ExpiredObjectDeleteMarker: true }, { AbortIncompleteMultipartUpload: {} }],
    },
  });
  const { KeyARN, KeyType } = stream.DeliveryStreamEncryptionConfigurationInput;
  expect([KeyType, KeyARN['Fn::GetAtt'][0]]).toEqual(['CUSTOMER_MANAGED_CMK', idOf(on, 'AWS::KMS::Key')]);
});

test('Firehose may write only interaction files and its errors', () => {
  const roles = resources(on, 'AWS::IAM::Role').filter((role) =>
    JSON.stringify(role).includes('firehose.amazonaws.com'),
  );
  const [{ Properties: role } = { Properties: {} }] = roles;
  expect(role.AssumeRolePolicyDocument.Statement).toMatchObject([
    { Condition: { StringEquals: { 'sts:ExternalId': '111122223333' } } },
  ]);
  expect(role.Policies[0].PolicyDocument.Statement).toMatchObject([
    { Action: ['s3:GetBucketLocation', 's3:ListBucket', 's3:ListBucketMultipartUploads'] },
    { Action: ['s3:AbortMultipartUpload', 's3:GetObject', 's3:PutObject'] },
    { Action: 'logs:PutLogEvents' },
  ]);
  const keys = JSON.stringify(role.Policies[0].PolicyDocument.Statement[1].Resource).match(/\/[\w-]+\/\*/g);
  expect(keys).toEqual(['/interactions-failed/*', '/interactions/*']);
});

test('signed-in people may only put batches on the interaction stream', () => {
  expect(rightsOfSignedIn(on)).toEqual([
    {
      Effect: 'Allow',
      Action: ['firehose:PutRecordBatch'],
      Resource: { 'Fn::GetAtt': [idOf(on, 'AWS::KinesisFirehose::DeliveryStream'), 'Arn'] },
    },
  ]);
  expect(connectOf(on)).toBe(
    connectOf(silent).replace(
      '.amazonaws.com',
      '.amazonaws.com https://cognito-identity.us-east-1.amazonaws.com https://firehose.us-east-1.amazonaws.com',
    ),
  );
  expect(configFor({ interaction_analytics: true }).interactions).toEqual({
    identity_pool_id: expect.any(String),
    delivery_stream: expect.any(String),
  });
});

test('without interaction analytics there is no stream, bucket, right or address', () => {
  silent.resourceCountIs('AWS::KinesisFirehose::DeliveryStream', 0);
  expect(Object.keys(silent.findResources('AWS::S3::Bucket')).filter((id) => id.startsWith('Interactions'))).toEqual(
    [],
  );
  expect(rightsOfSignedIn(silent)).toEqual([]);
  expect(connectOf(silent)).not.toMatch(/firehose|cognito-identity/);
  expect(configFor({})).not.toHaveProperty('interactions');
});
