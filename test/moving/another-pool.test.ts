/** A tenant moves to another user pool: every user can sign in and keeps their id. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM } from '#domain/entity.ts';
import { NEWCOMER, type User } from '#domain/people/user.ts';
import { LONG_AGO } from '#domain/sign-in/proof.ts';
import { startIdentity } from '#local/aws/cognito/server.ts';
import { startOwnTable } from '#test/stores/own-table.ts';

const parts: { stop: () => Promise<void> }[] = [];
const mails: { to: string }[] = [];
let moving: typeof import('#lambdas/migration/accounts.ts');
let stores: typeof import('#lambdas/people/store.ts');
let accounts: typeof import('#lambdas/user-pool/accounts.ts');
let life: typeof import('#lambdas/user-pool/account-life.ts') & typeof import('#lambdas/user-pool/person-life.ts');

beforeAll(async () => {
  const data = await mkdtemp(join(tmpdir(), 'plumbline-pool-'));
  parts.push({ stop: () => rm(data, { recursive: true }) }, await startOwnTable());
  const identity = await startIdentity({
    ...{ port: 0, data, webOrigin: 'http://localhost', deliver: (mail) => void mails.push(mail) },
    adminCredentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    extraFlows: [],
    providers: [{ name: 'Corp', domains: ['corp.example'] }],
  });
  parts.push(identity);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity.url,
    USER_POOL_ID: identity.userPoolId,
    DIRECTORIES: JSON.stringify([{ name: 'Corp', domains: ['corp.example'], email: 'email' }]),
  });
  // Modules that read the environment on load are imported after it is set.
  moving = await import('#lambdas/migration/accounts.ts');
  stores = await import('#lambdas/people/store.ts');
  accounts = await import('#lambdas/user-pool/accounts.ts');
  life = {
    ...(await import('#lambdas/user-pool/account-life.ts')),
    ...(await import('#lambdas/user-pool/person-life.ts')),
  };
});
afterAll(async () => {
  for (const part of parts.toReversed()) await part.stop();
});

/** A user after an import: in the table, but not in the pool. */
const come = (name: string, rest: Partial<User> = {}) =>
  stores.users.create(
    {
      ...NEWCOMER,
      ...{ email: `${name}@example.com`, first_name: name, last_name: 'Moved', language: 'en', ...rest },
      ...{ invited_at: '2025-01-01T00:00:00.000Z', last_sign_in_at: '2025-01-02T00:00:00.000Z' },
    },
    SYSTEM,
    randomUUID(),
  );

/** The user behind a token of the account with this email. */
const signedInBy = async (email: string) => stores.readCaller((await accounts.accountAt(email)) ?? '');

test('each person gets an account in the pool and keeps their id; a repeat changes nothing', async () => {
  const grace = await come('grace', { passkeys: [{ id: 'a', name: 'Key', created_at: '2025-01-01T00:00:00.000Z' }] });
  const alan = await come('alan', { status: 'disabled' });
  const radia = await come('radia', { email: 'radia@corp.example', from_directory: true });
  const ada = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Here' };
  const [there, before] = [await life.makeAccount(ada), await come('ada')];

  expect(await moving.giveAccounts()).toBe(4);
  for (const person of [grace, before, radia]) {
    expect(await signedInBy(person.email)).toMatchObject({ id: person.id, user: { email: person.email } });
    expect(await accounts.personAt(person.email)).toBe(person.id);
  }
  expect((await accounts.accountOf(before.id)).Username).toBe(there);
  expect((await stores.users.get(grace.id))?.passkeys).toEqual([]);
  const shut = await accounts.pool.send(new AdminGetUserCommand(await accounts.accountOf(alan.id)));
  expect(shut.Enabled).toBe(false);

  const grown = await accounts.accountOf(grace.id);
  expect(await moving.giveAccounts()).toBe(4);
  expect(await accounts.accountOf(grace.id)).toEqual(grown);

  // Invites only users who have no password and may sign in with one.
  expect(await moving.inviteThose()).toBe(1);
  expect(mails.map(({ to }) => to)).toEqual(['grace@example.com']);
  expect(await moving.inviteThose()).toBe(0);

  // Operations on the account of a moved user find it.
  await accounts.setEmail(grace.id, 'hopper@example.com');
  expect(await accounts.emailOf(grace.id)).toBe('hopper@example.com');
  const now = await stores.users.get(grace.id);
  if (now) await life.removePerson(now, SYSTEM);
  expect(await accounts.accountAt('hopper@example.com')).toBeUndefined();
  expect(await stores.readCaller(grown.Username)).toBeUndefined();
});

test('people created in this pool keep their accounts, and API clients of another are disabled', async () => {
  const edsger = { email: 'edsger@example.com', first_name: 'Edsger', last_name: 'Here' };
  const id = await life.makeAccount(edsger);
  await stores.users.create({ ...NEWCOMER, ...edsger, language: 'en' }, SYSTEM, id);
  const draft = { name: 'Nightly', status: 'active' as const, roles: [], access: 'read' as const, expires_at: null };
  const kept = { last_used_at: null, secrets: [], tokens_valid_from: LONG_AGO };
  const nightly = await stores.apiClients.create({ ...draft, ...kept }, SYSTEM, 'ofanotherpool');
  await moving.giveAccounts();
  expect((await accounts.accountOf(id)).Username).toBe(id);
  expect(await moving.disableStrangeClients()).toEqual(['Nightly']);
  expect(await stores.apiClients.get(nightly.id)).toMatchObject({ status: 'disabled' });
});
