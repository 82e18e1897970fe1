/** Starts Plumbline from the command line, as a developer does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WebConfig } from '#contract/web/web-config.ts';
import type { Endpoints } from '#local/endpoints.ts';
import { INTERACTIONS_BUCKET } from '#local/environment.ts';
import { ROOT } from '#local/project.ts';

let data = '';
const children: ChildProcess[] = [];

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'plumbline-start-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(data, { recursive: true, force: true });
});

const start = (args: readonly string[] = ['--empty'], variables: Record<string, string> = {}) => {
  const ports = { PORT: '0', IDENTITY_PORT: '0', STORAGE_PORT: '0', FIREHOSE_PORT: '0' };
  const child = spawn(process.execPath, ['local/start.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, PLUMBLINE_DATA: data, ...ports, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', err: '' };
  const ended = once(child, 'close').then(([status]) => ({ status, ...said }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said.out += chunk;
      const origin = /^Plumbline is ready at (\S+)\n$/m.exec(said.out)?.[1];
      if (origin) resolve(origin);
    });
    child.stderr.on('data', (chunk) => {
      said.err += chunk;
    });
    ended.then(() => reject(new Error(`It ended before it was ready. ${said.err}`)), reject);
  });
  ready.catch(() => {}); // tests of a failed start do not await this
  return { child, said, ready, ended };
};

const endpointsOf = async (origin: string): Promise<Endpoints> =>
  (await fetch(`${origin}/local/endpoints.json`)).json();

const configOf = async ({ web }: Endpoints): Promise<WebConfig> => (await fetch(`${web}/config.json`)).json();

/** Processes that have the data folder in their command line. */
const processes = async () => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes(data));
};

const connects = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });

test('lists who can sign in and finally its address, when everything answers', async () => {
  const { said, ready } = start([]);
  const endpoints = await endpointsOf(await ready);
  expect(said.out.trimEnd().split('\n').at(-1)).toBe(`Plumbline is ready at ${endpoints.web}`);
  const words = said.out.split(/\s+/);
  for (const { email, password } of endpoints.accounts)
    expect(words).toEqual(expect.arrayContaining([email, password]));
  expect(endpoints.accounts.map(({ role }) => role)).toEqual(
    expect.arrayContaining(['Administrator', 'ApplicationContributor', 'ApplicationReviewer', 'ApplicationApprover']),
  );
  expect(endpoints.api).toBe(`${endpoints.web}/v2`);

  expect((await fetch(`${endpoints.api}/company`)).status).toBe(401);
  expect((await fetch(`${endpoints.api}/openapi.json`)).status).toBe(200);
  const config = await configOf(endpoints);
  expect(config).toMatchObject({
    tenant: 'local',
    stage: 'loc',
    user_pool_id: endpoints.user_pool_id,
    identity_endpoint: endpoints.identity,
    sign_in_domain: new URL(endpoints.identity).host,
    providers: [{ name: 'MeridianID', domains: ['corp.meridian.example'] }],
  });
  expect(await (await fetch(`${endpoints.web}/local/mailbox.json`)).json()).toMatchObject({
    messages: expect.any(Array),
  });
  const page = await fetch(`${endpoints.web}/applications`);
  expect(page.headers.get('content-security-policy')).toContain(
    `connect-src 'self' ${endpoints.identity} ${endpoints.identity.replace('http:', 'https:')} ${endpoints.storage};`,
  );
  // Interaction analytics are off by default.
  expect(config).not.toHaveProperty('interactions');
  expect(await readdir(join(data, 'storage/buckets'))).not.toContain(INTERACTIONS_BUCKET);
});

test.each(['SIGINT', 'SIGTERM'] as const)('stops every part on %s, with interaction analytics on', async (signal) => {
  const { child, ready, ended } = start(['--empty'], { INTERACTION_ANALYTICS: 'on' });
  const endpoints = await endpointsOf(await ready);
  const { interactions } = await configOf(endpoints);
  const firehose = interactions?.endpoint ?? '';
  expect(await connects('127.0.0.1', Number(new URL(firehose).port))).toBe(true);
  expect(interactions?.identity_pool_id).toBe(endpoints.identity_pool_id);
  const page = await fetch(`${endpoints.web}/applications`);
  expect(page.headers.get('content-security-policy')).toContain(`${endpoints.storage} ${firehose};`);
  child.kill(signal);
  expect(await ended).toMatchObject({ status: 0, err: '' });
  for (const url of [endpoints.web, endpoints.identity, endpoints.storage, firehose]) {
    expect(await connects('127.0.0.1', Number(new URL(url).port))).toBe(false);
  }
  expect(await processes()).toEqual([]);
});

test('a start after a kill continues with the same data', async () => {
  const first = start();
  const before = await endpointsOf(await first.ready);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await processes()).toHaveLength(1); // only the orphaned table process is left

  const second = start();
  const after = await endpointsOf(await second.ready);
  expect(after.user_pool_id).toBe(before.user_pool_id);
  expect(after.accounts).toEqual(before.accounts);
  expect(await processes()).toHaveLength(1);
});

test('--fresh begins again and leaves foreign files alone', async () => {
  const installation = () => readFile(join(data, 'installation.json'), 'utf8');
  const first = start();
  await first.ready;
  const before = await installation();
  first.child.kill('SIGKILL');
  await first.ended;
  await writeFile(join(data, 'letter.txt'), 'mine');

  await start(['--empty', '--fresh']).ready;
  expect(await installation()).not.toBe(before);
  expect(await readFile(join(data, 'letter.txt'), 'utf8')).toBe('mine');
  expect(await processes()).toHaveLength(1);
});

test('refuses the data of another version and explains how to continue', async () => {
  await writeFile(
    join(data, 'installation.json'),
    JSON.stringify({ tableName: 'old', accessKeyId: 'a', secretAccessKey: 'b' }),
  );
  const { status, err } = await start().ended;
  expect(status).toBe(1);
  expect(err).toContain('Start again with npm start -- --fresh.');
});

test('a data folder is for one Plumbline at a time', async () => {
  await start().ready;
  const { status, err } = await start().ended;
  expect(status).toBe(1);
  expect(err).toContain(`Plumbline is already running with ${data}.`);
});

test.each(['PORT', 'IDENTITY_PORT', 'STORAGE_PORT', 'FIREHOSE_PORT'])(
  'reports when %s is in use, and leaves nothing running',
  async (name) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    // A server that listens on a port has this type of address.
    const { port } = other.address() as AddressInfo;
    const { status, err } = await start(['--empty'], { INTERACTION_ANALYTICS: 'on', [name]: String(port) }).ended;
    other.close();
    expect(status).toBe(1);
    expect(err).toContain(`Port ${port} is in use. Choose another one with ${name}`);
    expect(await processes()).toEqual([]);
  },
);

test.each([
  [['--everything'], {}, "Unknown option '--everything'"],
  [['now'], {}, 'Unexpected argument "now".'],
  [[], { PORT: 'http' }, 'PORT is "http", which is not a port'],
  [[], { PLUMBLINE_DATA: '/dev/null/data' }, '/dev/null/data cannot be the data folder'],
  [[], { STORAGE_PORT: '70000' }, 'STORAGE_PORT is "70000", which is not a port'],
] as const)('refuses %j with %j in plain words', async (args, variables, words) => {
  const { status, err } = await start(args, variables).ended;
  expect(status).toBe(1);
  expect(err).toContain(words);
  expect(err).not.toContain('    at ');
});

test('is reachable only from this machine and under its own names', async () => {
  const endpoints = await endpointsOf(await start().ready);
  const ports = [endpoints.web, endpoints.identity, endpoints.storage].map((url) => Number(new URL(url).port));
  const outer = Object.values(networkInterfaces()).flatMap((list) => list?.filter(({ internal }) => !internal) ?? []);
  for (const port of ports) {
    expect(await connects('127.0.0.1', port)).toBe(true);
    for (const { address } of outer) expect(await connects(address, port)).toBe(false);
  }
  const rebound = await new Promise<string>((resolve) => {
    const socket = connect(ports[0] ?? 0, '127.0.0.1', () =>
      socket.write('GET /local/endpoints.json HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n'),
    );
    socket.once('data', (chunk) => resolve(String(chunk)));
  });
  expect(rebound).toMatch(/^HTTP\/1.1 421 /);
});
