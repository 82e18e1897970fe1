import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RequestHead, requestSignature, SignatureError, verifyHeaderSignature } from '#local/aws/sigv4.ts';

type Caught = RequestHead & { body: Buffer };

const credentials = { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'a secret' };
const caught: Caught[] = [];
const server = createServer(async (request, response) => {
  const body = Buffer.from(await text(request));
  caught.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
  response.end('{}');
});
let endpoint: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has this type of address.
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const listUsers = async () => {
  const client = new CognitoIdentityProviderClient({ endpoint, region: 'us-east-1', credentials });
  await client.send(new ListUsersCommand({ UserPoolId: 'us-east-1_Local' }));
  return caught.pop() as Caught; // the request above was just caught
};

const codeOf = (check: () => void) => {
  try {
    check();
  } catch (error) {
    if (error instanceof SignatureError) return error.code;
    throw error;
  }
  return 'accepted';
};

test('accepts a Cognito request signed by the SDK', async () => {
  const request = await listUsers();
  expect(codeOf(() => verifyHeaderSignature(request, credentials, 'cognito-idp'))).toBe('accepted');
});

test('accepts an S3 key with special characters signed by the SDK', async () => {
  const client = new S3Client({
    endpoint,
    region: 'eu-west-1',
    credentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  await client.send(new PutObjectCommand({ Bucket: 'files', Key: "a b/ü+(1)*'!~/../x.txt", Body: 'hello' }));
  const request = caught.pop() as Caught; // the request above was just caught
  expect(codeOf(() => verifyHeaderSignature(request, credentials, 's3'))).toBe('accepted');
});

test('refuses a request when its body, method, path, service or a signed header differs', async () => {
  const request = await listUsers();
  const check = (change: Partial<Caught>, service = 'cognito-idp') =>
    codeOf(() => verifyHeaderSignature({ ...request, ...change }, credentials, service));
  const refused = 'SignatureDoesNotMatch';
  expect(check({ body: Buffer.from('{}') })).toBe(refused);
  expect(check({ method: 'PUT' })).toBe(refused);
  expect(check({ url: '/?x=1' })).toBe(refused);
  expect(check({}, 's3')).toBe(refused);
  expect(check({ headers: { ...request.headers, 'x-amz-target': 'Other' } })).toBe(refused);
});

test('refuses an AWS header added after signing', async () => {
  const request = await listUsers();
  const headers = { ...request.headers, 'x-amz-acl': 'public-read' };
  expect(codeOf(() => verifyHeaderSignature({ ...request, headers }, credentials, 'cognito-idp'))).toBe(
    'SignatureDoesNotMatch',
  );
});

test('a missing signature, wrong key, wrong secret and wrong time have distinct errors', async () => {
  const request = await listUsers();
  const check = (change: Partial<Caught>, other = {}, now = Date.now()) =>
    codeOf(() => verifyHeaderSignature({ ...request, ...change }, { ...credentials, ...other }, 'cognito-idp', now));
  const quarter = 15 * 60_000;
  expect(check({ headers: {} })).toBe('MissingAuthenticationToken');
  expect(check({ headers: { ...request.headers, authorization: 'Bearer x' } })).toBe('MissingAuthenticationToken');
  expect(check({}, { accessKeyId: 'OTHER' })).toBe('InvalidAccessKeyId');
  expect(check({}, { secretAccessKey: 'other' })).toBe('SignatureDoesNotMatch');
  expect(check({}, {}, Date.now() + quarter + 5_000)).toBe('RequestTimeTooSkewed');
  expect(check({}, {}, Date.now() - quarter - 5_000)).toBe('RequestTimeTooSkewed');
  expect(check({}, {}, Date.now() + quarter - 5_000)).toBe('accepted');
});

test("the worked example in AWS's documentation has the documented signature", () => {
  const signature = requestSignature(
    {
      method: 'GET',
      url: 'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host',
      headers: { Host: 'examplebucket.s3.amazonaws.com' },
    },
    {
      credential: 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
      date: '20130524T000000Z',
      signedHeaders: 'host',
      payloadHash: 'UNSIGNED-PAYLOAD',
    },
    'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  );
  expect(signature).toBe('aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404');
});
