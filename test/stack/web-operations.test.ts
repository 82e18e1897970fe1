import { expect, test } from 'vitest';
import { cloudFor, configFor, resources } from './cloud.ts';

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
