import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import type { S3ObjectCreatedNotificationEventDetail as Created } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Storage, startStorage } from '#local/aws/s3/server.ts';
import { encode, requestSignature } from '#local/aws/sigv4.ts';

const credentials = { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'a secret' };
const web = 'http://localhost:3000';
const Bucket = 'plumbline-files';
// biome-ignore lint/suspicious/noTemplateCurlyInString: S3 uses this placeholder
const FILENAME = '${filename}';
const events: Created[] = [];
let data: string;
let storage: Storage;
let s3: S3Client;
let shift = 0;

const clientOf = (endpoint: string, keys = credentials) =>
  new S3Client({ endpoint, region: 'us-east-1', credentials: keys, forcePathStyle: true, maxAttempts: 1 });

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'plumbline-storage-'));
  storage = await startStorage({
    port: 0,
    data,
    buckets: [Bucket, 'other'],
    credentials,
    allowedOrigins: [web],
    onCreated: (event) => events.push(event),
    now: () => Date.now() + shift,
  });
  s3 = clientOf(storage.url);
});

beforeEach(() => {
  shift = 0;
  events.length = 0;
});

afterAll(async () => {
  s3.destroy();
  await storage.stop();
  await rm(data, { recursive: true });
});

const put = (Key: string, Body: string, more = {}) => s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const textOf = async (Key: string) => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
  return Body?.transformToString();
};
const isThere = async (Key: string) => {
  const found = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: Key }));
  return found.Contents?.some((object) => object.Key === Key) ?? false;
};

const errorOf = async (response: Response) => {
  const xml = await response.text();
  const [code, message] = ['Code', 'Message'].map((name) => new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1]);
  return { status: response.status, code, message, xml };
};

const failure = (status: number, code: string) => ({ $metadata: { httpStatusCode: status }, name: code });

describe('an upload form', () => {
  const form = (options: Partial<PresignedPostOptions> = {}, client = s3) =>
    createPresignedPost(client, {
      Bucket,
      Key: 'docs/report.pdf',
      Conditions: [['content-length-range', 3, 10]],
      Fields: { 'Content-Type': 'application/pdf' },
      Expires: 60,
      ...options,
    });

  type Form = Awaited<ReturnType<typeof form>>;

  const send = ({ url, fields }: Form, content = 'hello', changes: Record<string, string | undefined> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changes }))
      if (value !== undefined) body.append(name, value);
    body.append('file', new Blob([content]), 'My report.pdf');
    return fetch(url, { method: 'POST', body });
  };

  const refused = async (sent: Promise<Response>) => {
    const { status, code, message } = await errorOf(await sent);
    return { status, code, message };
  };

  const denied = (message: string) => ({ status: 403, code: 'AccessDenied', message });

  test('is stored with type and metadata and raises an event when it meets its policy', async () => {
    const fields = { 'Content-Type': 'application/pdf', 'x-amz-meta-name': 'Übersicht.pdf' };
    const response = await send(await form({ Fields: fields }));
    const md5 = createHash('md5').update('hello').digest('hex');
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([204, `"${md5}"`, '']);

    const object = await s3.send(new GetObjectCommand({ Bucket, Key: 'docs/report.pdf' }));
    expect(await object.Body?.transformToString()).toBe('hello');
    expect(object).toMatchObject({ ContentType: 'application/pdf', ContentLength: 5, ETag: `"${md5}"` });
    expect(object.Metadata).toEqual({ name: `=?UTF-8?B?${Buffer.from('Übersicht.pdf').toString('base64')}?=` });
    expect(events).toMatchObject([
      { reason: 'POST Object', bucket: { name: Bucket }, object: { key: 'docs/report.pdf', size: 5, etag: md5 } },
    ]);
  });

  test('is answered with the status it asks for', async () => {
    const ask = async (status: string) => {
      const response = await send(await form({ Fields: { 'Content-Type': 'a/b', success_action_status: status } }));
      return { status: response.status, body: await response.text() };
    };
    expect(await ask('200')).toEqual({ status: 200, body: '' });
    expect(await ask('204')).toEqual({ status: 204, body: '' });
    expect(await ask('999')).toEqual({ status: 204, body: '' });
    const created = await ask('201');
    expect(created.status).toBe(201);
    expect(created.body).toContain(`<Location>${storage.url}/${Bucket}/docs/report.pdf</Location>`);
    expect(created.body).toContain('<Key>docs/report.pdf</Key>');
  });

  test('can name its object after the file', async () => {
    const response = await send(await form({ Key: `docs/ada/${FILENAME}` }));
    expect(response.status).toBe(204);
    expect(await textOf('docs/ada/My report.pdf')).toBe('hello');
    expect(events[0]?.object.key).toBe('docs/ada/My report.pdf');
  });

  test('is refused when it has expired, or was changed since it was signed', async () => {
    const signed = await form();
    const wrongSignature = {
      status: 403,
      code: 'SignatureDoesNotMatch',
      message:
        'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    };
    const policy = Buffer.from(signed.fields.Policy ?? '', 'base64')
      .toString()
      .replace('10]', '1000]');
    expect(await refused(send(signed, 'hello', { Policy: Buffer.from(policy).toString('base64') }))).toEqual(
      wrongSignature,
    );
    expect(await refused(send(signed, 'hello', { 'X-Amz-Signature': '0'.repeat(64) }))).toEqual(wrongSignature);
    const stranger = clientOf(storage.url, { ...credentials, secretAccessKey: 'guessed' });
    expect(await refused(send(await form({}, stranger)))).toEqual(wrongSignature);
    const unknown = clientOf(storage.url, { ...credentials, accessKeyId: 'AKIDOTHER' });
    expect(await refused(send(await form({}, unknown)))).toMatchObject({ status: 403, code: 'InvalidAccessKeyId' });
    expect(await refused(send(signed, 'hello', { Policy: undefined }))).toEqual(denied('Access Denied'));
    expect(await refused(send(signed, 'hello', { 'X-Amz-Signature': undefined }))).toMatchObject({
      status: 400,
      code: 'InvalidArgument',
    });
    shift = 61_000;
    expect(await refused(send(signed))).toEqual(denied('Invalid according to Policy: Policy expired.'));
  });

  test('is refused when a field is not what its policy says', async () => {
    const failed = (condition: string) =>
      denied(`Invalid according to Policy: Policy Condition failed: ${condition.replaceAll('"', '&quot;')}`);
    const signed = await form();
    expect(await refused(send(signed, 'hello', { key: 'docs/other.pdf' }))).toEqual(
      failed('["eq", "$key", "docs/report.pdf"]'),
    );
    expect(await refused(send(signed, 'hello', { 'Content-Type': 'text/html' }))).toEqual(
      failed('["eq", "$content-type", "application/pdf"]'),
    );
    expect(await refused(send(signed, 'hello', { 'Content-Type': undefined }))).toEqual(
      failed('["eq", "$content-type", "application/pdf"]'),
    );
    const prefixed = await form({
      Key: `docs/ada/${FILENAME}`,
      Conditions: [['starts-with', '$Content-Type', 'image/']],
      Fields: {},
    });
    expect(await refused(send(prefixed, 'hello', { key: 'docs/bob/x.pdf', 'Content-Type': 'image/png' }))).toEqual(
      failed('["starts-with", "$key", "docs/ada/"]'),
    );
    expect(await refused(send(prefixed, 'hello', { 'Content-Type': 'image/png, text/html' }))).toEqual(
      failed('["starts-with", "$content-type", "image/"]'),
    );
    expect((await send(prefixed, 'hello', { 'Content-Type': 'image/png, image/gif' })).status).toBe(204);
    expect(await refused(send({ ...signed, url: `${storage.url}/other` }))).toEqual(
      failed(`["eq", "$bucket", "${Bucket}"]`),
    );
  });

  test('is refused when it has a field outside its policy', async () => {
    const signed = await form();
    expect(await refused(send(signed, 'hello', { 'x-amz-meta-owner': 'eve' }))).toEqual(
      denied('Invalid according to Policy: Extra input fields: x-amz-meta-owner'),
    );
    expect(await refused(send(signed, 'hello', { success_action_status: '201' }))).toEqual(
      denied('Invalid according to Policy: Extra input fields: success_action_status'),
    );
    expect((await send(signed, 'hello', { 'x-ignore-me': 'yes' })).status).toBe(204);
  });

  test('is refused when its file is too small or too large, and stores nothing', async () => {
    const signed = await form({ Key: 'docs/sized' });
    const small = await errorOf(await send(signed, 'hi'));
    expect(small).toMatchObject({ status: 400, code: 'EntityTooSmall' });
    expect(small.xml).toContain('<ProposedSize>2</ProposedSize><MinSizeAllowed>3</MinSizeAllowed>');
    const large = await errorOf(await send(signed, 'x'.repeat(3_000_000)));
    expect(large).toMatchObject({ status: 400, code: 'EntityTooLarge' });
    expect(large.xml).toContain('<ProposedSize>3000000</ProposedSize><MaxSizeAllowed>10</MaxSizeAllowed>');
    expect(await isThere('docs/sized')).toBe(false);
    expect(await readdir(join(data, 'incoming'))).toEqual([]);
    expect(events).toEqual([]);
    expect((await send(signed, 'x'.repeat(10))).status).toBe(204);
  });

  test('is refused without a file, with excess fields, when cut off, or when not a form', async () => {
    const signed = await form();
    const { fields, url } = signed;
    expect(await refused(fetch(url, { method: 'POST', body: 'x' }))).toMatchObject({
      status: 412,
      code: 'PreconditionFailed',
    });
    const empty = new FormData();
    for (const [name, value] of Object.entries(fields)) empty.append(name, value);
    expect(await refused(fetch(url, { method: 'POST', body: empty }))).toEqual({
      status: 400,
      code: 'InvalidArgument',
      message: 'POST requires exactly one file upload per request.',
    });
    expect(await refused(send(signed, 'hello', { 'x-ignore-me': 'x'.repeat(30_000) }))).toMatchObject({
      status: 400,
      code: 'MaxPostPreDataLengthExceeded',
    });
    empty.append('file', new Blob(['hello']));
    const whole = Buffer.from(await new Response(empty).bytes());
    const boundary = /^--(.*)\r\n/.exec(whole.toString('latin1'))?.[1];
    const cut = whole.subarray(0, whole.length - 30);
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    expect(await refused(fetch(url, { method: 'POST', body: cut, headers }))).toMatchObject({
      status: 400,
      code: 'MalformedPOSTRequest',
    });
    expect(await readdir(join(data, 'incoming'))).toEqual([]);
  });

  test('requires an existing bucket', async () => {
    expect(await refused(send({ ...(await form()), url: `${storage.url}/nowhere` }))).toMatchObject({
      status: 404,
      code: 'NoSuchBucket',
    });
  });

  test('leaves nothing behind when aborted, and the server continues', async () => {
    const { url, fields } = await form({ Key: 'docs/broken' });
    const request = httpRequest(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    request.on('error', () => {});
    for (const [name, value] of Object.entries(fields)) {
      request.write(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    }
    request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nhel');
    await expect.poll(() => readdir(join(data, 'incoming'))).toHaveLength(1);
    request.destroy();
    await expect.poll(() => readdir(join(data, 'incoming'))).toEqual([]);
    expect(await isThere('docs/broken')).toBe(false);
  });
});

describe('a presigned URL', () => {
  const sign = (
    key: string,
    { method = 'GET', expires = 60, query = {} as Record<string, string>, secret = credentials.secretAccessKey } = {},
  ) => {
    const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
    const credential = `${credentials.accessKeyId}/${date.slice(0, 8)}/us-east-1/s3/aws4_request`;
    const parameters = new URLSearchParams({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': credential,
      'X-Amz-Date': date,
      'X-Amz-Expires': String(expires),
      'X-Amz-SignedHeaders': 'host',
      ...query,
    });
    const url = `${storage.url}/${Bucket}/${key.split('/').map(encode).join('/')}?${parameters}`;
    const head = { method, url, headers: { host: new URL(storage.url).host } };
    const signed = { credential, date, signedHeaders: 'host', payloadHash: 'UNSIGNED-PAYLOAD' };
    return `${url}&X-Amz-Signature=${requestSignature(head, signed, secret)}`;
  };

  test('serves the object with the requested name and type', async () => {
    await put('ü (1).txt', 'hello', { ContentType: 'text/plain' });
    const query = {
      'response-content-disposition': 'attachment; filename="report.txt"',
      'response-content-type': 'application/octet-stream',
    };
    const response = await fetch(sign('ü (1).txt', { query }));
    expect([response.status, await response.text()]).toEqual([200, 'hello']);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="report.txt"');
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    const head = await fetch(sign('ü (1).txt', { method: 'HEAD' }), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('content-type')]).toEqual([
      200,
      '5',
      'text/plain',
    ]);
  });

  test('is valid only for its time, object, method and parameters', async () => {
    await put('a.txt', 'hello');
    const url = sign('a.txt');
    const code = async (address: string, init?: RequestInit) => (await errorOf(await fetch(address, init))).code;
    expect(await code(url.replace('a.txt', 'b.txt'))).toBe('SignatureDoesNotMatch');
    expect(await code(`${url}&response-content-type=text/html`)).toBe('SignatureDoesNotMatch');
    expect(await code(url.replace('Expires=60', 'Expires=6000'))).toBe('SignatureDoesNotMatch');
    expect(await code(url, { method: 'DELETE' })).toBe('SignatureDoesNotMatch');
    expect(await code(sign('a.txt', { secret: 'guessed' }))).toBe('SignatureDoesNotMatch');
    expect(await code(sign('a.txt', { expires: 604_801 }))).toBe('AuthorizationQueryParametersError');
    expect(await code(url.replace(/&X-Amz-Date=[^&]*/, ''))).toBe('AuthorizationQueryParametersError');
    shift = 62_000;
    expect(await errorOf(await fetch(url))).toMatchObject({
      status: 403,
      code: 'AccessDenied',
      message: 'Request has expired',
    });
    shift = -16 * 60_000;
    expect(await errorOf(await fetch(url))).toMatchObject({
      code: 'AccessDenied',
      message: 'Request is not yet valid',
    });
  });

  test('for a missing object answers NoSuchKey', async () => {
    expect(await errorOf(await fetch(sign('missing')))).toMatchObject({
      status: 404,
      code: 'NoSuchKey',
      message: 'The specified key does not exist.',
    });
  });

  test('serves a range when requested', async () => {
    await put('range.txt', '0123456789');
    const get = async (range: string) => {
      const response = await fetch(sign('range.txt'), { headers: { range } });
      return [response.status, response.headers.get('content-range'), (await response.text()).slice(0, 10)];
    };
    expect(await get('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await get('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await get('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await get('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await get('bytes=4-2')).toEqual([200, null, '0123456789']);
    expect((await get('bytes=10-'))[0]).toBe(416);
  });
});

describe('the SDK', () => {
  test('puts, heads, gets and deletes an object with all its metadata', async () => {
    const Key = "a b/ü+(1)*'!~/../x.txt";
    const given = {
      ContentType: 'text/csv',
      ContentDisposition: 'attachment; filename="x.csv"',
      CacheControl: 'no-store',
      Metadata: { owner: 'ada' },
    };
    const { ETag, ChecksumCRC32 } = await put(Key, 'hello', given);
    expect(ChecksumCRC32).toBe('NhCmhg==');
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key }));
    expect(head).toMatchObject({ ...given, ContentLength: 5, ETag });
    const got = await s3.send(new GetObjectCommand({ Bucket, Key }));
    expect(got).toMatchObject({ ...given, ETag, ChecksumCRC32 });
    expect(await got.Body?.transformToString()).toBe('hello');
    await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    await expect(textOf(Key)).rejects.toMatchObject(failure(404, 'NoSuchKey'));
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject(failure(404, 'NotFound'));
    expect(events.map(({ reason }) => reason)).toEqual(['PutObject']);
  });

  test('streams a body in chunks with a trailing checksum', async () => {
    const content = Buffer.alloc(3_000_000, 'plumbline ');
    const pieces = Array.from({ length: 30 }, (_, number) =>
      content.subarray(number * 100_000, (number + 1) * 100_000),
    );
    await s3.send(
      new PutObjectCommand({ Bucket, Key: 'streamed', Body: Readable.from(pieces), ContentLength: content.length }),
    );
    const got = await s3.send(new GetObjectCommand({ Bucket, Key: 'streamed' }));
    expect(got.ContentEncoding).toBeUndefined();
    expect(got.ChecksumCRC32).toBeDefined();
    expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(content)).toBe(true);
  });

  test('stores an empty object', async () => {
    await put('empty', '');
    expect(await textOf('empty')).toBe('');
  });

  test('gets an error and stores no object when a checksum is wrong', async () => {
    const wrong = { ChecksumSHA256: createHash('sha256').update('bye').digest('base64') };
    await expect(put('wrong', 'hello', wrong)).rejects.toMatchObject(failure(400, 'BadDigest'));
    expect(await isThere('wrong')).toBe(false);
    await put('right', 'hello', { ChecksumAlgorithm: 'SHA256' });
    expect(await textOf('right')).toBe('hello');
  });

  test('copies an object with its own or new metadata', async () => {
    await put('from it/ü', 'hello', { ContentType: 'text/csv', Metadata: { owner: 'ada' } });
    const CopySource = `${Bucket}/${encodeURIComponent('from it/ü')}`;
    const { CopyObjectResult } = await s3.send(new CopyObjectCommand({ Bucket: 'other', Key: 'copy', CopySource }));
    expect(CopyObjectResult?.ETag).toBe(`"${createHash('md5').update('hello').digest('hex')}"`);
    const copy = await s3.send(new GetObjectCommand({ Bucket: 'other', Key: 'copy' }));
    expect(copy).toMatchObject({ ContentType: 'text/csv', Metadata: { owner: 'ada' } });
    expect(await copy.Body?.transformToString()).toBe('hello');
    await s3.send(
      new CopyObjectCommand({
        Bucket,
        Key: 'from it/ü',
        CopySource,
        MetadataDirective: 'REPLACE',
        Metadata: { owner: 'bob' },
      }),
    );
    const replaced = await s3.send(new HeadObjectCommand({ Bucket, Key: 'from it/ü' }));
    expect(replaced.Metadata).toEqual({ owner: 'bob' });
    await expect(s3.send(new CopyObjectCommand({ Bucket, Key: 'from it/ü', CopySource }))).rejects.toMatchObject(
      failure(400, 'InvalidRequest'),
    );
    await expect(
      s3.send(new CopyObjectCommand({ Bucket, Key: 'x', CopySource: `${Bucket}/missing` })),
    ).rejects.toMatchObject(failure(404, 'NoSuchKey'));
    expect(events.map(({ reason }) => reason).slice(1)).toEqual(['CopyObject', 'CopyObject']);
  });

  test('lists by prefix and delimiter, in order, page by page', async () => {
    const keys = ['list/a', 'list/b/1', 'list/b/2', 'list/c', 'list/d/1', 'list/<&>', 'list/é'];
    for (const key of keys) await put(key, key);
    const pages: (string | undefined)[][] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await s3.send(
        new ListObjectsV2Command({ Bucket, Prefix: 'list/', Delimiter: '/', MaxKeys: 2, ContinuationToken }),
      );
      pages.push([
        ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
        ...(page.Contents ?? []).map(({ Key }) => Key),
      ]);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(pages).toEqual([
      ['list/<&>', 'list/a'],
      ['list/b/', 'list/c'],
      ['list/d/', 'list/é'],
    ]);
    const after = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', StartAfter: 'list/c' }));
    expect(after.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([
      ['list/d/1', 8],
      ['list/é', 7],
    ]);
  });

  test('is refused with the wrong secret, key or clock, and without a signature', async () => {
    const get = (keys: Partial<typeof credentials>) =>
      clientOf(storage.url, { ...credentials, ...keys }).send(new GetObjectCommand({ Bucket, Key: 'right' }));
    await expect(get({ secretAccessKey: 'guessed' })).rejects.toMatchObject(failure(403, 'SignatureDoesNotMatch'));
    await expect(get({ accessKeyId: 'AKIDOTHER' })).rejects.toMatchObject(failure(403, 'InvalidAccessKeyId'));
    expect(await errorOf(await fetch(`${storage.url}/${Bucket}/right`))).toMatchObject({
      status: 403,
      code: 'AccessDenied',
      message: 'Access Denied',
    });
    shift = 16 * 60_000;
    await expect(get({})).rejects.toMatchObject(failure(403, 'RequestTimeTooSkewed'));
  });

  test('gets errors for missing buckets and unsupported operations', async () => {
    await expect(s3.send(new GetObjectCommand({ Bucket: 'nowhere', Key: 'x' }))).rejects.toMatchObject(
      failure(404, 'NoSuchBucket'),
    );
    await expect(
      s3.send(new PutObjectTaggingCommand({ Bucket, Key: 'right', Tagging: { TagSet: [] } })),
    ).rejects.toMatchObject(failure(501, 'NotImplemented'));
    await expect(put('x'.repeat(1_025), '')).rejects.toMatchObject(failure(400, 'KeyTooLongError'));
  });
});

test('the product’s pages may call storage from the browser, other pages may not', async () => {
  const preflight = (Origin: string) =>
    fetch(`${storage.url}/${Bucket}`, {
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
    });
  const allowed = await preflight(web);
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([200, web]);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');
  const refused = await preflight('http://evil.example');
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  // The page can read errors too.
  const denied = await fetch(`${storage.url}/${Bucket}/x`, { headers: { Origin: web } });
  expect([denied.status, denied.headers.get('access-control-allow-origin')]).toEqual([403, web]);
});

test('a malformed URL or path traversal is a clear error and creates no file', async () => {
  const raw = async (path: string) => {
    const { hostname, port } = new URL(storage.url);
    const request = httpRequest({ hostname, port, path }).end();
    const [response] = await once(request, 'response');
    response.resume();
    return response.statusCode;
  };
  expect(await raw(`/${Bucket}/%zz`)).toBe(400);
  expect(await raw(`/../../etc/passwd`)).toBe(403);
  expect(await raw('/')).toBe(403);
});

test('stored objects survive a killed process, and partial uploads do not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-storage-'));
  const options = { port: 0, data: folder, buckets: [Bucket], credentials, allowedOrigins: [] };
  const script = `
    import { startStorage } from '#local/aws/s3/server.ts';
    const storage = await startStorage({ ...${JSON.stringify(options)}, onCreated: () => {} });
    console.log(storage.url);
  `;
  const child = spawn('node', ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  const before = clientOf(String(url).trim());
  await before.send(new PutObjectCommand({ Bucket, Key: 'kept', Body: 'old', Metadata: { owner: 'ada' } }));
  const endless = new Readable({ read: () => {} });
  endless.push('new');
  const half = before.send(new PutObjectCommand({ Bucket, Key: 'kept', Body: endless, ContentLength: 1_000 }));
  await Promise.all([
    expect(half).rejects.toThrow(),
    expect
      .poll(() => readdir(join(folder, 'incoming')))
      .toHaveLength(1)
      .then(() => child.kill('SIGKILL')),
    once(child, 'exit'),
  ]);

  const restarted = await startStorage({ ...options, onCreated: () => {} });
  const after = clientOf(restarted.url);
  const kept = await after.send(new GetObjectCommand({ Bucket, Key: 'kept' }));
  expect([await kept.Body?.transformToString(), kept.Metadata]).toEqual(['old', { owner: 'ada' }]);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  after.destroy();
  await restarted.stop();
  await rm(folder, { recursive: true });
});
