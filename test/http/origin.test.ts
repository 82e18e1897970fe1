/** The authorizer recognizes requests from CloudFront while the secret rotates. */
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ORIGIN_HEADER } from '#contract/http/origin-header.ts';
import { verifyHeaderSignature } from '#local/aws/sigv4.ts';

/** Skips the wait for CloudFront by advancing the clock. */
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => void vi.setSystemTime(Date.now() + ms),
}));

const CREDENTIALS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'only for this test' };
const secrets = mockClient(SecretsManagerClient);

/** A secret in Secrets Manager: versions, and the staging label of each. */
type Kept = { values: Map<string, string>; labels: Map<string, string> };
let kept: Kept;

const isMissing = () => new ResourceNotFoundException({ message: 'There is none.', $metadata: {} });

const answerAsSecretsManager = () => {
  secrets.reset();
  secrets.on(GetSecretValueCommand).callsFake(({ VersionId, VersionStage }) => {
    const id = VersionId ?? kept.labels.get(VersionStage);
    const value = kept.values.get(id ?? '');
    if (value === undefined || (VersionId && kept.labels.get(VersionStage) !== VersionId)) throw isMissing();
    return { SecretString: value };
  });
  secrets.on(PutSecretValueCommand).callsFake(({ ClientRequestToken, SecretString, VersionStages }) => {
    expect(VersionStages).toEqual(['AWSPENDING']);
    kept.values.set(ClientRequestToken, SecretString);
  });
  secrets.on(DescribeSecretCommand).callsFake(() => ({
    VersionIdsToStages: Object.fromEntries(
      [...kept.values.keys()].map((id) => [
        id,
        [...kept.labels].flatMap(([label, version]) => (version === id ? [label] : [])),
      ]),
    ),
  }));
  secrets.on(UpdateSecretVersionStageCommand).callsFake(({ VersionStage, MoveToVersionId, RemoveFromVersionId }) => {
    expect(RemoveFromVersionId).toBe(kept.labels.get(VersionStage));
    kept.labels.set('AWSPREVIOUS', RemoveFromVersionId).set(VersionStage, MoveToVersionId);
  });
};

/** The fake CloudFront distribution. */
const DISTRIBUTION = 'E2EXAMPLE';
const header = (value: string) =>
  `<OriginCustomHeader><HeaderName>${ORIGIN_HEADER}</HeaderName><HeaderValue>${value}</HeaderValue></OriginCustomHeader>`;
const config = (value: string) =>
  `<?xml version="1.0"?>\n<DistributionConfig xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Comment>a $&amp; b</Comment><Origins><Items><Origin><CustomHeaders><Quantity>1</Quantity><Items>${header(value)}</Items></CustomHeaders></Origin></Items></Origins></DistributionConfig>`;
let cloudFront: { config: string; version: number; pollsUntilDeployed: number };
const shown = () => /<HeaderValue>([^<]*)</.exec(cloudFront.config)?.[1] ?? '';

const REFUSED = 'The header from CloudFront matches no valid secret.';

/** Like the gateway, treats any error as a denial. */
const authorized = async (given: string) => {
  const { handler } = await import('#lambdas/origin-authorizer/authorizer.ts');
  try {
    return (await handler({ identitySource: [given] })).isAuthorized;
  } catch (error) {
    if (error instanceof Error && error.message === REFUSED) return false;
    throw error;
  }
};

type Asked = { method?: string; headers?: Record<string, string>; body?: string };
const answerAsCloudFront = async (url: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) => {
  const { host, pathname } = new URL(url);
  if (host !== 'cloudfront.amazonaws.com') {
    expect(pathname).toBe('/v2/openapi.json');
    const given = host === 'd1.cloudfront.net' ? shown() : (headers[ORIGIN_HEADER] ?? '');
    return new Response('', { status: (await authorized(given)) ? 200 : 403 });
  }
  verifyHeaderSignature({ method, url: pathname, headers, body: Buffer.from(body) }, CREDENTIALS, 'cloudfront');
  const etag = `"v${cloudFront.version}"`;
  if (pathname === `/2020-05-31/distribution/${DISTRIBUTION}`) {
    cloudFront.pollsUntilDeployed -= 1;
    const status = cloudFront.pollsUntilDeployed < 0 ? 'Deployed' : 'InProgress';
    return new Response(
      `<Distribution><Id>${DISTRIBUTION}</Id><Status>${status}</Status><DomainName>d1.cloudfront.net</DomainName></Distribution>`,
    );
  }
  expect(pathname).toBe(`/2020-05-31/distribution/${DISTRIBUTION}/config`);
  if (method === 'GET') return new Response(cloudFront.config, { headers: { etag } });
  if (headers['if-match'] !== etag) return new Response('<Error>PreconditionFailed</Error>', { status: 412 });
  cloudFront = { config: body, version: cloudFront.version + 1, pollsUntilDeployed: 2 };
  return new Response(body);
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('LOG_LEVEL', 'SILENT');
  vi.stubEnv('ORIGIN_SECRET', 'arn:secret');
  vi.stubEnv('DISTRIBUTION_ID', DISTRIBUTION);
  vi.stubEnv('API_DOMAIN', 'api.example');
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', CREDENTIALS.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', CREDENTIALS.secretAccessKey);
  vi.stubGlobal('fetch', vi.fn(answerAsCloudFront));
  kept = { values: new Map([['one', 'the-first']]), labels: new Map([['AWSCURRENT', 'one']]) };
  cloudFront = { config: config('the-first'), version: 1, pollsUntilDeployed: 0 };
  answerAsSecretsManager();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const STEPS = ['createSecret', 'setSecret', 'testSecret', 'finishSecret'] as const;
const step = async (Step: (typeof STEPS)[number], ClientRequestToken: string) => {
  const { handler } = await import('#lambdas/origin-authorizer/rotation.ts');
  await handler({ Step, ClientRequestToken, SecretId: 'arn:secret' });
};
/** Secrets Manager labels the version before it asks for a value. */
const begin = (version: string) => kept.labels.set('AWSPENDING', version);

test('accepts the current, previous and pending secret of CloudFront', async () => {
  kept.values.set('zero', 'the-one-before').set('two', 'the-next');
  kept.labels.set('AWSPREVIOUS', 'zero').set('AWSPENDING', 'two');
  for (const one of ['the-first', 'the-one-before', 'the-next']) expect(await authorized(one)).toBe(true);
});

test.each([[''], ['the-firs'], ['the-first '], ['arn:secret']])('refuses %j and raises an alarm', async (given) => {
  expect(await authorized(given)).toBe(false);
});

test('refuses a request without a secret', async () => {
  const { handler } = await import('#lambdas/origin-authorizer/authorizer.ts');
  await expect(handler({ identitySource: [] })).rejects.toThrow(REFUSED);
});

test('refuses requests while the secret is unreadable or empty, and reads it again', async () => {
  secrets.on(GetSecretValueCommand).rejectsOnce(new Error('not now'));
  await expect(authorized('the-first')).rejects.toThrow('not now');
  answerAsSecretsManager();
  expect(await authorized('the-first')).toBe(true);
  vi.resetModules();
  kept.values.clear();
  await expect(authorized('')).rejects.toThrow('empty');
});

test('CloudFront’s secret is valid throughout a rotation, and invalid two rotations later', async () => {
  for (const version of ['two', 'three']) {
    begin(version);
    const before = shown();
    for (const one of STEPS) {
      await step(one, version);
      for (const value of [before, shown()]) expect([one, await authorized(value)]).toEqual([one, true]);
    }
    expect(shown()).toBe(kept.values.get(version));
    expect(shown()).not.toBe(before);
    expect(kept.labels.get('AWSCURRENT')).toBe(version);
  }
  vi.setSystemTime(Date.now() + 6 * 60_000); // the cache lasts five minutes
  expect(await authorized('the-first')).toBe(false);
  // The rest of the distribution is unchanged.
  expect(cloudFront.config).toBe(config(shown()));
});

test('a repeated rotation step creates no other secret and changes nothing twice', async () => {
  begin('two');
  for (const one of STEPS) {
    await step(one, 'two');
    const [value, { version }] = [kept.values.get('two'), cloudFront];
    await step(one, 'two');
    expect([kept.values.get('two'), cloudFront.version]).toEqual([value, version]);
  }
});

test('CloudFront keeps its secret when the API refuses the new one', async () => {
  begin('two');
  await step('createSecret', 'two');
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      expect(url).toBe('https://api.example/v2/openapi.json');
      return new Response('', { status: 403 });
    }),
  );
  await expect(step('setSecret', 'two')).rejects.toThrow('The API answered 403 through api.example.');
  expect(shown()).toBe('the-first');
});

test('a deployment that restores the old secret during rotation breaks nothing and is corrected', async () => {
  begin('two');
  await step('createSecret', 'two');
  await step('setSecret', 'two');
  cloudFront = { config: config('the-first'), version: 7, pollsUntilDeployed: 0 };
  expect(await authorized(shown())).toBe(true);
  await step('testSecret', 'two');
  expect(shown()).toBe(kept.values.get('two'));
});

test('a rotation stays unfinished while CloudFront deploys or was changed by others', async () => {
  begin('two');
  await step('createSecret', 'two');
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init: Asked) => {
      if (init.method === 'PUT') cloudFront.version += 1;
      return answerAsCloudFront(url, init);
    }),
  );
  await expect(step('setSecret', 'two')).rejects.toThrow('CloudFront answered 412');
  vi.stubGlobal('fetch', vi.fn(answerAsCloudFront));
  await step('setSecret', 'two');
  cloudFront.pollsUntilDeployed = 1_000;
  await expect(step('testSecret', 'two')).rejects.toThrow('not deployed the new secret everywhere');
});

test('leaves a distribution with no secret or two unchanged', async () => {
  begin('two');
  await step('createSecret', 'two');
  for (const wrong of ['<DistributionConfig/>', config('a') + config('b')]) {
    cloudFront.config = wrong;
    await expect(step('setSecret', 'two')).rejects.toThrow(
      /The distribution must contain x-plumbline-origin once, but contains it [02] times/,
    );
    expect(cloudFront.config).toBe(wrong);
  }
});
