/** The initial data of a tenant, as CloudFormation requests it: repeated, changed, rolled back and deleted. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startIdentity } from '#local/aws/cognito/server.ts';
import { listenOnLoopback } from '#local/aws/loopback.ts';
import { startOwnTable } from '#test/stores/own-table.ts';

const parts: { stop: () => Promise<void> }[] = [];
const mails: unknown[] = [];
/** In the SES sandbox, an account can send only to verified addresses. */
let canSend = false;
let tell: (type: string, properties?: object) => Promise<unknown>;
let said = '';
let stores: {
  users: typeof import('#lambdas/people/store.ts').users;
  company: typeof import('#lambdas/company/store.ts').company;
  groups: typeof import('#lambdas/groups/store.ts').resourceGroups;
  everything: () => Promise<unknown[]>;
};

const ADA = { email: 'ada@acme.example', first_name: 'Ada', last_name: 'Lovelace', language: 'es' };
const ACME = { ServiceToken: 'arn', company: 'Acme', administrator: ADA };

beforeAll(async () => {
  const data = await mkdtemp(join(tmpdir(), 'plumbline-seeding-'));
  parts.push({ stop: () => rm(data, { recursive: true }) }, await startOwnTable());
  const identity = await startIdentity({
    ...{ port: 0, data, webOrigin: 'http://localhost' },
    deliver: (mail) => {
      if (!canSend) throw new Error('Email address is not verified.');
      mails.push(mail);
    },
    adminCredentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    extraFlows: [],
  });
  parts.push(identity);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.url,
    USER_POOL_ID: identity.userPoolId,
    LOG_LEVEL: 'SILENT',
  });
  // Modules that read the environment on load are imported after it is set.
  const { handler } = await import('#lambdas/seed/custom-resource.ts');
  const { table, tableName } = await import('#lambdas/persistence/table.ts');
  stores = {
    users: (await import('#lambdas/people/store.ts')).users,
    company: (await import('#lambdas/company/store.ts')).company,
    groups: (await import('#lambdas/groups/store.ts')).resourceGroups,
    everything: async () => (await table.send(new ScanCommand({ TableName: tableName() }))).Items ?? [],
  };

  const listening = await listenOnLoopback(async (request, response) => {
    said = '';
    for await (const piece of request) said += piece;
    response.end();
  }, 0);
  parts.push(listening);
  tell = async (RequestType, ResourceProperties = ACME) => {
    // Only the fields of the event that the handler reads.
    await handler({
      ...{ RequestType, ResourceProperties, ResponseURL: `http://localhost:${listening.port}/` },
      ...{ StackId: 'stack', RequestId: 'request', LogicalResourceId: 'Seed' },
    } as Parameters<typeof handler>[0]);
    return JSON.parse(said);
  };
});
afterAll(async () => {
  for (const part of parts.toReversed()) await part.stop();
});

const DONE = {
  Status: 'SUCCESS',
  PhysicalResourceId: 'seed',
  StackId: 'stack',
  RequestId: 'request',
  LogicalResourceId: 'Seed',
  Data: { Administrator: 'The administrator exists.' },
};

test('an unsent mail fails the function, not the deployment, and reports the cause', async () => {
  await expect(tell('Create')).rejects.toThrow('The invitation to ada@acme.example was not sent');
  const Administrator = expect.stringContaining('Unable to deliver the message. See docs/runbooks/');
  expect(JSON.parse(said)).toEqual({ ...DONE, Data: { Administrator } });
  expect(await stores.company.get()).toMatchObject({ name: 'Acme' });
  canSend = true;
});

test('a tenant starts with a group of everything, its company and an invited administrator', async () => {
  expect(await tell('Create')).toEqual(DONE);
  expect((await stores.groups.rows()).map(({ name, group_type }) => [name, group_type])).toEqual([
    ['Everything', 'ALL'],
  ]);
  expect(await stores.company.get()).toMatchObject({ name: 'Acme', time_zone: 'UTC' });
  const [ada, ...more] = await stores.users.rows();
  expect(more).toEqual([]);
  expect(await stores.users.get(ada?.id ?? '')).toMatchObject({
    ...ADA,
    roles: [{ id: 'Administrator', resource_group: { group_type: 'ALL' } }],
  });
  expect(mails).toHaveLength(1);
});

test('repeating, rolling back and deleting change nothing', async () => {
  const before = await stores.everything();
  for (const type of ['Create', 'Update', 'Update', 'Delete']) expect(await tell(type)).toEqual(DONE);
  expect(await stores.everything()).toEqual(before);
  expect(mails).toHaveLength(1);
});

test('changes by the tenant are kept, regardless of its file', async () => {
  const { SYSTEM } = await import('#domain/entity.ts');
  const [group] = await stores.groups.rows();
  const company = await stores.company.get();
  if (!group || !company) throw new Error('They were made before.');
  await stores.groups.update(group, { ...group, name: 'The whole house' }, SYSTEM);
  await stores.company.update(company, { ...company, name: 'Acme Holding', time_zone: 'Europe/Madrid' }, SYSTEM);
  const before = await stores.everything();

  const grace = { email: 'grace@acme.example', first_name: 'Grace', last_name: 'Hopper', language: 'en' };
  expect(await tell('Update', { ServiceToken: 'arn', company: 'Acme Inc.', administrator: grace })).toEqual(DONE);
  expect(await stores.everything()).toEqual(before);
  expect(mails).toHaveLength(1);
});

test('a failure is reported to CloudFormation', async () => {
  expect(await tell('Update', { ServiceToken: 'arn', company: 'Acme' })).toMatchObject({
    Status: 'FAILED',
    PhysicalResourceId: 'seed',
    Reason: expect.stringContaining('administrator'),
  });
});
