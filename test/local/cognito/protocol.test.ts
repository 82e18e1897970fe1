import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { newIdentity, said, type TestIdentity, WEB } from './harness.ts';

const post = (url: string, target: string, body: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
    body,
  });

const IDP = 'AWSCognitoIdentityProviderService';

test('an error is named in the body and a header, in AWS’s JSON type', async () => {
  const { url, webClientId } = await newIdentity();
  const response = await post(url, `${IDP}.SignUp`, JSON.stringify({ ClientId: webClientId }));
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
  expect(response.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException');
  expect(response.headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await response.json()).toEqual({
    __type: 'NotAuthorizedException',
    message: 'SignUp is not permitted for this user pool',
  });
});

test.each(['{', '"text"', '[]', '{"ClientId": 5}', '{"ClientId": {"a": 1}}'])(
  'cannot read a body of %s',
  async (body) => {
    const { url } = await newIdentity();
    const response = await post(url, `${IDP}.SignUp`, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: 'SerializationException' });
  },
);

test.each([
  'Nonsense.InitiateAuth',
  `${IDP}.Nonsense`,
  `${IDP}.constructor`,
  `${IDP}.SignUp.More`,
  '__proto__.toString',
  '',
])('knows no operation named %j', async (target) => {
  const { url } = await newIdentity();
  const response = await post(url, target, '{}');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
});

test('missing and invalid parameters are reported with Cognito’s messages', async () => {
  const identity = await newIdentity();
  expect(said(await identity.call('InitiateAuth', { AuthFlow: 'MAGIC' }))).toBe(
    'InvalidParameterException: 2 validation errors detected: ' +
      "Value 'MAGIC' at 'authFlow' failed to satisfy constraint: Member must satisfy enum value set: " +
      '[USER_SRP_AUTH, USER_PASSWORD_AUTH, USER_AUTH, CUSTOM_AUTH, REFRESH_TOKEN_AUTH, REFRESH_TOKEN]; ' +
      "Value null at 'clientId' failed to satisfy constraint: Member must not be null",
  );
  expect(said(await identity.call('SignUp', { ClientId: 'not/an/id' }))).toBe(
    "InvalidParameterException: 1 validation error detected: Value 'not/an/id' at 'clientId' failed to satisfy " +
      'constraint: Member must satisfy regular expression pattern: ^[\\w+]+$',
  );
  expect(said(await identity.call('GetUser', { AccessToken: null }))).toMatch(/Value null at 'accessToken'/);
  const secret = 'pass word'.padEnd(257, '!');
  const answer = await identity.call('ChangePassword', {
    AccessToken: 'x',
    PreviousPassword: 'something',
    ProposedPassword: secret,
  });
  expect(said(answer)).toMatch(/Value at 'proposedPassword' failed .* length less than or equal to 256/);
  expect(said(await identity.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', ClientId: 'another' }))).toBe(
    'ResourceNotFoundException: User pool client another does not exist.',
  );
  const { webClientId: ClientId } = identity;
  expect(said(await identity.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', ClientId }))).toBe(
    'InvalidParameterException: Missing required parameter USERNAME',
  );
});

test('refuses a body over the limit and answers one just below it', async () => {
  const { url } = await newIdentity();
  const body = (size: number) => JSON.stringify({ ClientId: '!'.repeat(size) });
  expect((await post(url, `${IDP}.SignUp`, body(300_000))).status).toBe(413);
  expect((await post(url, `${IDP}.SignUp`, body(250_000))).status).toBe(400);
});

test('a caller who disconnects during a request does no harm', async () => {
  const { url } = await newIdentity();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{"half');
  socket.destroy();
  expect((await fetch(url)).status).toBe(404);
});

test.each(['/', '/nonsense', '/us-east-1_Another/.well-known/jwks.json', '/%00', '/oauth2/token'])(
  'finds nothing at %s',
  async (path) => {
    const { url } = await newIdentity();
    expect((await fetch(url + path)).status).toBe(404);
  },
);

const preflight = ({ url }: TestIdentity, origin: string, path = '/') =>
  fetch(url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'cache-control,content-type,x-amz-target,x-amz-user-agent',
    },
  });

test('the web app may call it from a browser, and other sites may not', async () => {
  const identity = await newIdentity();
  for (const path of ['/', '/oauth2/token']) {
    const allowed = await preflight(identity, WEB, path);
    expect(allowed.ok).toBe(true);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(WEB);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('x-amz-target');
  }
  for (const origin of ['http://evil.example', 'null', `${WEB}.evil.example`])
    expect((await preflight(identity, origin)).headers.has('access-control-allow-origin')).toBe(false);
});

test('it answers on the loopback addresses', async () => {
  const { url } = await newIdentity();
  const addresses = await lookup('localhost', { all: true });
  for (const { address, family } of addresses) {
    const host = family === 6 ? `[${address}]` : address;
    expect((await fetch(url.replace('localhost', host))).status).toBe(404);
  }
});
