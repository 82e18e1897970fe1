/** Which requests the local Firehose accepts and rejects, with the browser's signature. */
import { signRequest } from '@aws-amplify/core/internals/aws-client-utils';
import { expect, onTestFinished, test } from 'vitest';
import { startFirehose } from '#local/aws/firehose.ts';
import { HOUR, MINUTE, newIdentity, tokensOf } from '#test/local/cognito/harness.ts';
import { type Credentials, putRecordBatch, recordsOf } from '#web/operations/put-record-batch.ts';
import { reuseCredentials } from '#web/operations/reused-credentials.ts';

const NAME = 'plumbline-interactions';

const begin = async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { IdToken } = tokensOf(await identity.withPassword('ada@example.com'));
  const Logins = { [`cognito-idp.us-east-1.amazonaws.com/${identity.userPoolId}`]: IdToken };
  const call = (operation: string, body: object) => identity.call(operation, body, 'AWSCognitoIdentityService');
  const { IdentityId } = await call('GetId', { IdentityPoolId: identity.identityPoolId, Logins });
  const getCredentials = async () => {
    const { Credentials } = await call('GetCredentialsForIdentity', { IdentityId, Logins });
    const { AccessKeyId, SecretKey, SessionToken } = Object(Credentials);
    return { accessKeyId: AccessKeyId, secretAccessKey: SecretKey, sessionToken: SessionToken };
  };
  const delivered: string[] = [];
  const firehose = await startFirehose({
    port: 0,
    stream: NAME,
    arn: `arn:aws:firehose:us-east-1:000000000000:deliverystream/${NAME}`,
    findSession: identity.findSession,
    deliver: async (content) => void delivered.push(content.toString()),
  });
  onTestFinished(firehose.stop);
  const sign = (credentials: Credentials, records: readonly string[] = ['{}\n'], stream: object = {}) =>
    putRecordBatch({ name: NAME, region: 'us-east-1', endpoint: firehose.url, ...stream }, records, credentials);
  return { identity, firehose, delivered, sign, getCredentials, credentials: await getCredentials() };
};

const answer = async (request: Request) => {
  const response = await fetch(request);
  return { status: response.status, ...(await response.json()) };
};

test('stores the records of a batch in order, and answers pages of any origin', async () => {
  const { sign, delivered, credentials, firehose } = await begin();
  const records = recordsOf([JSON.stringify({ kind: 'page', name: 'señal' }), 'x'.repeat(4_990), '{"kind":"click"}']);
  expect(records).toHaveLength(3);
  expect(await answer(sign(credentials, records))).toMatchObject({
    status: 200,
    FailedPutCount: 0,
    RequestResponses: records.map(() => ({ RecordId: expect.any(String) })),
  });
  expect(delivered).toEqual([`{"kind":"page","name":"señal"}\n${'x'.repeat(4_990)}\n{"kind":"click"}\n`]);
  const asked = { origin: 'http://localhost:3000', 'access-control-request-headers': 'authorization,x-amz-target' };
  const { headers } = await fetch(firehose.url, { method: 'OPTIONS', headers: asked });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-headers')).toBe('authorization,x-amz-target');
});

test('refuses a request without valid credentials of a signed-in person', async () => {
  const { sign, delivered, credentials, getCredentials, identity } = await begin();
  const refused = async (request: Request, type: string) =>
    expect(await answer(request)).toMatchObject({ status: 400, __type: type });
  const other = await getCredentials();
  const unsigned = sign(credentials);
  unsigned.headers.delete('authorization');
  await refused(unsigned, 'MissingAuthenticationTokenException');
  await refused(new Request(sign(credentials), { body: '{}', method: 'POST' }), 'InvalidSignatureException');
  const { secretAccessKey } = other;
  await refused(sign({ ...credentials, secretAccessKey }), 'InvalidSignatureException');
  await refused(sign(credentials, ['{}'], { region: 'eu-central-1' }), 'InvalidSignatureException');
  const forged = [
    { ...credentials, sessionToken: other.sessionToken },
    { ...credentials, sessionToken: 'bm8=' },
  ];
  const { sessionToken: _left, ...withoutToken } = credentials;
  for (const one of [...forged, withoutToken]) await refused(sign(one), 'UnrecognizedClientException');
  identity.pass(HOUR);
  await refused(sign(credentials), 'ExpiredTokenException');
  expect(delivered).toEqual([]);
});

test('allows signed-in people only to put batches on the one stream', async () => {
  const { sign, credentials, firehose } = await begin();
  const described = (operation: string) => {
    const request = {
      method: 'POST',
      url: new URL(firehose.url),
      headers: { 'x-amz-target': `Firehose_20150804.${operation}` },
      body: JSON.stringify({ DeliveryStreamName: NAME }),
    };
    const options = { credentials, signingRegion: 'us-east-1', signingService: 'firehose' };
    const { url, ...signed } = signRequest(request, options);
    return new Request(url, signed);
  };
  for (const [request, what] of [
    [sign(credentials, ['{}'], { name: 'another' }), 'firehose:PutRecordBatch on resource: .*:deliverystream/another '],
    [described('DescribeDeliveryStream'), `firehose:DescribeDeliveryStream on resource: .*:deliverystream/${NAME} `],
    [described('DeleteDeliveryStream'), `firehose:DeleteDeliveryStream on resource: .*:deliverystream/${NAME} `],
  ] as const)
    expect(await answer(request)).toMatchObject({
      status: 400,
      __type: 'AccessDeniedException',
      message: expect.stringMatching(what),
    });
});

test('refuses a batch that is empty or larger than the Firehose limit', async () => {
  const { sign, delivered, credentials } = await begin();
  const refused = async (records: readonly string[], type: string) =>
    expect(await answer(sign(credentials, records))).toMatchObject({ status: 400, __type: type });
  await refused([], 'ValidationException');
  await refused(Array(501).fill('{}'), 'ValidationException');
  await refused(['{}', 'x'.repeat(1_024_001)], 'ValidationException');
  await refused(Array(5).fill('x'.repeat(1_000_000)), 'InvalidArgumentException');
  expect(delivered).toEqual([]);
});

test('a page reuses credentials until 50 minutes after it obtained them, and asks again after a failure', async () => {
  let [time, fetched, isUp] = [0, 0, true];
  const fetchCredentials = async () => {
    if (!isUp) throw new Error('The identity pool does not answer.');
    fetched += 1;
    return { accessKeyId: `ASIA${fetched}`, secretAccessKey: 'secret' };
  };
  const { get, renew } = reuseCredentials(fetchCredentials, () => time);
  const keyAt = async (minutes: number) => {
    time = minutes * MINUTE;
    await renew();
    return get()?.accessKeyId;
  };
  expect(get()).toBeUndefined();
  expect([await keyAt(0), await keyAt(49.9), await keyAt(50), await keyAt(99.9)]).toEqual([
    'ASIA1',
    'ASIA1',
    'ASIA2',
    'ASIA2',
  ]);
  isUp = false;
  expect(await keyAt(101)).toBeUndefined();
  isUp = true;
  expect(await keyAt(101.2)).toBe('ASIA3');
});
