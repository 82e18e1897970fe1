/** Every route of the contract against every kind of caller. New routes are included automatically. */

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient, CreateUserPoolClientCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isForPeople, isRead, paramNames, type Route, split } from '#contract/http/route.ts';
import { scim } from '#contract/people/scim.ts';
import { EXTRA_SIGN_IN_FLOWS, ROLES, type Role } from '#domain/enumerations.ts';
import { heldRole } from '#domain/people/role.ts';
import { holds } from '#domain/permissions.ts';
import { startIdentity } from '#local/aws/cognito/server.ts';
import { DIRECTORIES } from '#local/demo/directories.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import { type Answer, ask, everyRoute, problemOf } from '#test/api/client.ts';
import { scim as askScim, SCIM_ERROR } from '#test/api/directory.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';
import { connect } from '#test/api/seed/directory.ts';
import { changePerson, createClient } from '#test/api/seed/people.ts';

const guarded = everyRoute.filter(({ route }) => route.allow !== 'anyone');
type Case = (typeof everyRoute)[number];

/** Questions in use would change the intakes of all other tests. */
const HARMLESS: Partial<Record<string, object>> = { 'PATCH /intake-questions': { questions: [] } };

/** The example request of the route, with a unique name. */
const fitting = ({ key, route }: Case, params: Record<string, string>) => {
  const [example, query] = [route.body, route.query].map((part) => {
    const examples = part?.meta()?.examples;
    return Array.isArray(examples) ? examples[0] : undefined;
  });
  const wanted = paramNames(split(key).path).map((name) => [name, params[name] ?? params.id ?? randomUUID()]);
  return {
    params: Object.fromEntries(wanted),
    query,
    ...(route.upload && { form: { [route.upload.field]: new Blob(['no image']) } }),
    ...(route.body && {
      body: { ...example, ...('name' in (example ?? {}) && { name: `Matrix ${randomUUID()}` }), ...HARMLESS[key] },
    }),
  };
};

const call = (one: Case, token: string | undefined, params: Record<string, string> = { days: '14' }) =>
  ask(one.key, token, fitting(one, params));

const expectStranger = (answer: Answer) => {
  expect(problemOf(answer)).toMatchObject({ status: 401, code: 'unauthorized' });
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
};

const tokenOfAnotherPool = async () => {
  const data = await mkdtemp(join(tmpdir(), 'plumbline-other-pool-'));
  const other = await startIdentity({
    port: 0,
    data,
    webOrigin: 'http://localhost',
    deliver: () => {},
    adminCredentials: { accessKeyId: 'other', secretAccessKey: 'other' },
    extraFlows: [],
  });
  const pool = new CognitoIdentityProviderClient({
    endpoint: other.url,
    credentials: { accessKeyId: 'other', secretAccessKey: 'other' },
  });
  const { UserPoolClient } = await pool.send(
    new CreateUserPoolClientCommand({
      UserPoolId: other.userPoolId,
      ClientName: 'other',
      GenerateSecret: true,
      AllowedOAuthFlows: ['client_credentials'],
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthScopes: ['plumbline/read', 'plumbline/write'],
    }),
  );
  const token = await clientToken(other.url, UserPoolClient?.ClientId, UserPoolClient?.ClientSecret, 'plumbline/read');
  await other.stop();
  await rm(data, { recursive: true });
  return token;
};

const clientToken = async (identity: string, id = '', secret = '', scope = '') => {
  const response = await fetch(`${identity}/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  });
  const { access_token } = await response.json();
  expect(access_token).toBeTypeOf('string');
  return String(access_token);
};

/** The token of an API client with every role, limited to one scope. */
const apiClient = async (scope: 'plumbline/read' | 'plumbline/write') => {
  const { UserPoolClient: made } = await new CognitoIdentityProviderClient().send(
    new CreateUserPoolClientCommand({
      UserPoolId: inject('endpoints').user_pool_id,
      ClientName: 'matrix',
      GenerateSecret: true,
      AllowedOAuthFlows: ['client_credentials'],
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthScopes: ['plumbline/read', 'plumbline/write'],
    }),
  );
  const id = made?.ClientId ?? '';
  const since = new Date(0).toISOString();
  const everything = await makeGroup('ALL');
  const roles = ROLES.map((name) => heldRole(name, everything));
  const more = { access: 'read_write' as const, expires_at: null, last_used_at: null, secrets: [] };
  const name = `Matrix ${randomUUID()}`;
  await createClient(id, { ...more, name, status: 'active', roles, tokens_valid_from: since });
  return clientToken(inject('endpoints').identity, id, made?.ClientSecret, scope);
};

describe.each(guarded)('$key', (one) => {
  const { key, route } = one;
  if (key.endsWith('/sign-out-everywhere'))
    afterAll(async () => {
      people = await makePeople();
    });
  const needed = Array.isArray(route.allow) ? (route.allow as readonly Role[]) : undefined;

  test('refuses requests without a valid token', async () => {
    expectStranger(await call(one, undefined));
    for (const token of ['x', 'a.b.c', `${'a'.repeat(5000)}`]) expectStranger(await call(one, token));
  });

  test('refuses an ID token', async () => {
    expectStranger(await call(one, people.administrator.token.id));
  });

  test('refuses a token of another user pool', async () => {
    expectStranger(await call(one, foreignToken));
  });

  test('refuses an expired token', async () => {
    expectStranger(await call(one, expiredToken));
  });

  test('refuses disabled users and tokens from before a sign-out everywhere', async () => {
    expectStranger(await call(one, people.disabled.token.access));
    expectStranger(await call(one, people.signedOut.token.access));
  });

  test(needed ? 'is closed to people without a role' : 'is open to people without a role', async () => {
    const answer = await call(one, people.none.token.access);
    expect(answer.status === 403).toBe(needed !== undefined);
    expect(answer.status).not.toBe(401);
  });

  test.each(ROLES)('answers %s as the contract says', async (role) => {
    const answer = await call(one, people[role].token.access);
    const grant = { name: role, resource_group: { id: '', group_type: 'ALL' as const } };
    const allowed = needed === undefined || holds([grant], needed);
    expect(answer.status === 403).toBe(!allowed);
    expect(answer.status).not.toBe(401);
    expect(answer.status).toBeLessThan(500);
  });

  test('requires its scope from an API client', async () => {
    const [right, wrong] = isRead(key, route) ? ['read', 'write'] : ['write', 'read'];
    expect((await call(one, clients[wrong as 'read' | 'write'])).status).toBe(403);
    const answer = await call(one, clients[right as 'read' | 'write']);
    expect(answer.status).not.toBe(401);
    expect(answer.status === 403, JSON.stringify(answer.body)).toBe(isForPeople(route));
  });
});

const ofTheDirectory = Object.entries<Route>(scim).map(([key, route]) => ({ key, route }));

test.each(ofTheDirectory)('$key of SCIM is closed to everyone but the directory', async ({ key, route }) => {
  const { method, path } = split(key);
  const body = route.body ? { schemas: [] } : undefined;
  const at = path.replaceAll(/{\w+}/g, () => randomUUID());
  const { administrator, disabled } = people;
  const others = ['x', 'a'.repeat(5000), administrator.token.access, administrator.token.id, disabled.token.access];
  for (const token of [...others, foreignToken, expiredToken, clients.read, clients.write]) {
    const answer = await askScim(method, at, body, {}, token);
    expect(answer).toMatchObject({ status: 401, body: { schemas: [SCIM_ERROR], status: '401' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
  expect([401, 403, 500]).not.toContain((await askScim(method, at, body)).status);
});

const inAGroup = (['applications', 'vendors'] as const).flatMap((things) =>
  guarded.filter(({ key }) => split(key).path.startsWith(`/${things}/{id}`)).map((one) => ({ ...one, things })),
);

describe('another group', () => {
  let strangers: Awaited<ReturnType<typeof signedIn>>[];
  let hiddenIds: Record<'applications' | 'vendors', string>;
  beforeAll(async () => {
    const [theirs, mine] = [await makeGroup(), await makeGroup()];
    const roles = ROLES.filter((name) => name !== 'Administrator');
    strangers = await Promise.all(roles.map((role) => signedIn(role, [mine])));
    const body = { name: `Hidden ${randomUUID()}`, resource_groups: [theirs.id] };
    const [application, vendor] = [
      await people.administrator.api('POST /applications', { body }),
      await people.administrator.api('POST /vendors', { body }),
    ];
    hiddenIds = { applications: application.id, vendors: vendor.id };
  });
  // Fails if a tested route deleted the objects: later tests would then pass without checking anything.
  afterAll(async () => {
    await people.administrator.api('GET /applications/{id}', { params: { id: hiddenIds.applications } });
    await people.administrator.api('GET /vendors/{id}', { params: { id: hiddenIds.vendors } });
  });

  test.each(inAGroup)('is answered by $key as if the object did not exist', async (one) => {
    const id = hiddenIds[one.things];
    for (const stranger of strangers) {
      const { request_id: _, ...hidden } = problemOf(await call(one, stranger.token.access, { id }));
      const { request_id: __, ...missing } = problemOf(await call(one, stranger.token.access, { id: randomUUID() }));
      expect(hidden).toEqual(missing);
      expect([403, 404]).toContain(hidden.status);
    }
  });
});

const makePeople = async () => {
  const [administrator, contributor, reviewer, approver, auditor] = await Promise.all(
    ROLES.map((role) => signedIn(role)),
  );
  const [none, disabled, signedOut] = await Promise.all([
    signedIn(),
    signedIn('Administrator'),
    signedIn('Administrator'),
  ]);
  await changePerson(disabled.id, { status: 'disabled' });
  await changePerson(signedOut.id, { tokens_valid_from: new Date(Date.now() + 60_000).toISOString() });
  if (!administrator || !contributor || !reviewer || !approver || !auditor) return expect.fail();
  return {
    ...{ none, disabled, signedOut, administrator, Administrator: administrator },
    ...{ ApplicationContributor: contributor, ApplicationReviewer: reviewer, ApplicationApprover: approver },
    ApplicationAuditor: auditor,
  };
};

let people: Awaited<ReturnType<typeof makePeople>>;
let foreignToken: string;
let expiredToken: string;
let clients: { read: string; write: string };

/** A token from one hour ago: a second identity service with a slow clock opens the same user pool. */
const makeExpiredToken = async (email: string, password: string) => {
  const slow = await startIdentity({
    port: 0,
    data: join(inject('environment').PLUMBLINE_DATA ?? '', 'identity'),
    // The second service writes these settings into the shared pool, so they must be the same.
    webOrigin: inject('endpoints').web,
    providers: DIRECTORIES,
    extraFlows: EXTRA_SIGN_IN_FLOWS,
    deliver: () => {},
    adminCredentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    now: () => Date.now() - 3600_000,
  });
  const { access } = await tokensOf({ email, password }, slow.url);
  await slow.stop();
  const [header = ''] = access.split('.');
  const { keys } = await (await fetch(inject('environment').JWKS_URI ?? '')).json();
  expect(keys, 'signed by the very pool').toContainEqual(
    expect.objectContaining({ kid: JSON.parse(Buffer.from(header, 'base64url').toString()).kid }),
  );
  return access;
};

beforeAll(async () => {
  await connect();
  people = await makePeople();
  foreignToken = await tokenOfAnotherPool();
  expiredToken = await makeExpiredToken(people.administrator.email, people.administrator.password);
  clients = { read: await apiClient('plumbline/read'), write: await apiClient('plumbline/write') };
});
