/** Requirements that all local servers share. */
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { get as getPlainly, type RequestOptions } from 'node:http';
import { get as getOverTls } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { expect, inject, test } from 'vitest';

const { web, identity, storage } = inject('endpoints');
const { AWS_ENDPOINT_URL_DYNAMODB: table } = inject('environment');

/** Sends 7 MB before it reads the answer, as many clients do. The server closes the connection afterwards. */
const sendTooMuch = async (method: string, url: string) => {
  const { port, pathname, host } = new URL(url);
  const body = Buffer.alloc(7 * 1024 * 1024, 'x');
  const socket = connect(Number(port), '127.0.0.1');
  const head = ['connection: close', 'content-type: application/json', `content-length: ${body.length}`];
  socket.write(`${method} ${pathname} HTTP/1.1\r\nhost: ${host}\r\n${head.join('\r\n')}\r\n\r\n`);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.write(body, (error) => (error ? reject(error) : resolve()));
  });
  const [, status] = (await text(socket)).split(' ', 2);
  return Number(status);
};

test.each([
  ['POST', `${web}/v2/applications`, 413],
  ['POST', `${web}/local/captcha/siteverify`, 413],
  ['POST', `${web}/applications`, 405],
  ['POST', `${web}/config.json`, 405],
  ['POST', `${web}/local/mailbox`, 405],
  ['POST', `${identity}/`, 413],
  ['POST', `${identity}/oauth2/token`, 413],
  ['PUT', `${storage}/plumbline-files/large`, 403],
  ['POST', `${storage}/plumbline-files`, 412],
])('a client that sends too much to %s %s always reads the answer', async (method, url, status) => {
  for (let time = 0; time < 3; time += 1) expect(await sendTooMuch(method, url)).toBe(status);
});

const overTls = identity.replace('http:', 'https:');

test.each([
  `${web}/local/endpoints.json`,
  `${web}/v2/openapi.json`,
  `${identity}/login`,
  `${overTls}/login`,
  storage,
  table ?? '',
])('%s answers requests for this machine and refuses other host names', async (url) => {
  const ask = async (host: string) => {
    const get: typeof getPlainly = url.startsWith('https:') ? getOverTls : getPlainly;
    const options: RequestOptions & { rejectUnauthorized: boolean } = {
      headers: { host },
      rejectUnauthorized: false,
    };
    const [response] = await once(get(url, options), 'response');
    response.resume();
    return response.statusCode;
  };
  const { port } = new URL(url);
  for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.2', '0.0.0.0'])
    expect(await ask(host)).toBe(421);
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) expect(await ask(host)).not.toBe(421);
});

test.each([web, identity, storage, table ?? ''])('%s rejects a second Host header', async (url) => {
  const { port, host } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nHost: evil.example\r\nconnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*Give one Host\./s);
});

test('the table requires credentials of this installation', async () => {
  const endpoint = table ?? expect.fail();
  const list = (credentials: { accessKeyId: string; secretAccessKey: string }) => {
    const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
    return client.send(new ListTablesCommand({})).finally(() => client.destroy());
  };
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = inject('environment');

  expect((await list({ accessKeyId, secretAccessKey })).TableNames).toHaveLength(1);
  await expect(list({ accessKeyId: 'made', secretAccessKey: 'up' })).rejects.toThrow('InvalidAccessKeyId');
  await expect(list({ accessKeyId, secretAccessKey: 'guessed' })).rejects.toThrow('SignatureDoesNotMatch');
  expect((await fetch(endpoint, { method: 'POST', body: '{}' })).status).toBe(400);
});

test('files on disk are not accessible to other users of the machine', async () => {
  const data = inject('environment').PLUMBLINE_DATA ?? expect.fail();
  const kept = await readdir(data, { recursive: true });
  expect(kept).toEqual(
    expect.arrayContaining(['table/table.db', 'table/table.db-wal', 'identity/identity.sqlite-shm']),
  );
  // A file may disappear after it was listed, such as an upload in progress.
  const modeOf = (name: string) =>
    stat(join(data, name)).then(
      ({ mode }) => mode & 0o077,
      () => 0,
    );
  const modes = await Promise.all(kept.map(async (name) => [name, await modeOf(name)]));
  expect(modes.filter(([, others]) => others !== 0)).toEqual([]);
});
