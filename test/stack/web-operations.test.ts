import { expect, test } from 'vitest';
import { cloudFor, configFor, functions, resources, rightsOf } from './cloud.ts';

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

test('pages may tell those whom the file of the tenant names, and nobody else', () => {
  const none = connectOf(silent);
  expect(none).not.toMatch(/sentry|launchdarkly/);
  expect(connectOf(told)).toBe(`${none} https://o4501.ingest.us.sentry.io ${FLAGS.join(' ')}`);
});

test('pages are told what the file says', () => {
  expect(configFor({ error_reporting_dsn: dsn, feature_flag_client_id: client })).toMatchObject({
    error_reporting_dsn: dsn,
    feature_flag_client_id: client,
    interaction_analytics: false,
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
])('%s is refused', (_, settings, named) => {
  expect(() => cloudFor(settings)).toThrow(named);
});

test('how pages are used is kept in a bucket of its own, which its function may only add to, and only where it is wanted', () => {
  const wanted = cloudFor({ interaction_analytics: true });
  const keeps = functions(wanted).find(({ name }) => name === 'interactions');
  const { Ref: bucket } = Object(keeps?.Environment.Variables.INTERACTIONS_BUCKET);
  expect(wanted.findResources('AWS::S3::Bucket')[bucket]?.Properties).toMatchObject({
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    LifecycleConfiguration: {
      Rules: [{ ExpirationInDays: 365 }, { ExpiredObjectDeleteMarker: true }, { AbortIncompleteMultipartUpload: {} }],
    },
  });
  const onFiles = rightsOf(wanted, 'interactions').filter(({ Action }) => /^(s3|dynamodb):/.test(Action.join()));
  expect(onFiles).toMatchObject([{ Effect: 'Allow', Action: ['s3:PutObject'] }]);
  expect(JSON.stringify(onFiles)).toContain('/interactions/*');
});
