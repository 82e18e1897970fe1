/** An email address is stored in the table and the user pool. After any failure between them, both agree in the end. */

import { randomUUID } from 'node:crypto';
import {
  AdminGetUserCommand,
  AdminListDevicesCommand,
  AdminResetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { ValueTakenError } from '#lambdas/errors.ts';
import { users } from '#lambdas/people/store.ts';
import { emailChanges } from '#lambdas/security/email-change-store.ts';
import { emailUndos } from '#lambdas/security/email-undo-store.ts';
import { undoEmail } from '#lambdas/security/undo-email.ts';
import { setEmail } from '#lambdas/user-pool/accounts.ts';
import { moveEmail } from '#lambdas/user-pool/email.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import { ask, problemOf } from '#test/api/client.ts';
import { signedIn } from '#test/api/people.ts';

const CODE = '123456';
const MINUTE = 60_000;
const OUT = new Error('The pool is out.');

/** A person whose email change has started. */
const changing = async (since = Date.now()) => {
  const person = await signedIn();
  const email = `${randomUUID()}@example.com`;
  await emailChanges.wait(person.id, email, CODE);
  await emailChanges.begin(person.id, since);
  return { ...person, to: email };
};

/** Moves the address while the pool refuses the update; `found` is the address that the pool then reports. */
const moveAgainst = async ({ id, to }: { id: string; to: string }, refusal: Error, found: string | Error) => {
  const pool = mockClient(CognitoIdentityProviderClient);
  pool.on(AdminUpdateUserAttributesCommand).rejects(refusal);
  if (found instanceof Error) pool.on(AdminGetUserCommand).rejects(found);
  else pool.on(AdminGetUserCommand).resolves({ UserAttributes: [{ Name: 'email', Value: found }] });
  try {
    await moveEmail(id, to);
  } finally {
    pool.restore();
  }
};

const recorded = async (id: string) => (await users.get(id))?.email;

test('a refusal by the user pool restores the record, and the code stays valid', async () => {
  const person = await changing();
  await expect(moveAgainst(person, OUT, person.email)).rejects.toBe(OUT);
  expect(await recorded(person.id)).toBe(person.email);

  expect((await person.ask('POST /access/user/email/confirm', { body: { code: CODE } })).status).toBe(204);
  expect(await recorded(person.id)).toBe(person.to);
  await tokensOf({ ...person, email: person.to });
});

test('completes the change when only the answer of the user pool was lost', async () => {
  const person = await changing();
  await moveAgainst(person, OUT, person.to);
  expect(await recorded(person.id)).toBe(person.to);
});

test('keeps the old address when the user pool reports the new one as taken', async () => {
  const person = await changing();
  const refusal = new AliasExistsException({ message: 'An account with the email already exists.', $metadata: {} });
  await expect(moveAgainst(person, refusal, person.email)).rejects.toMatchObject({ constructor: ValueTakenError });
  expect(await recorded(person.id)).toBe(person.email);
});

test('refuses an address that the table knows before calling the user pool', async () => {
  const [person, owner] = [await changing(), await signedIn()];
  await expect(moveEmail(person.id, owner.email.toUpperCase())).rejects.toMatchObject({ constructor: ValueTakenError });
  expect(await recorded(person.id)).toBe(person.email);
});

test('the next request undoes a partial change that the user pool did not apply', async () => {
  const person = await changing(Date.now() - MINUTE);
  await expect(moveAgainst(person, OUT, OUT)).rejects.toBe(OUT);
  expect(await recorded(person.id)).toBe(person.to);

  expect(await person.api('GET /access/user', {})).toMatchObject({ email: person.email });
  expect(await recorded(person.id)).toBe(person.email);
  expect((await person.ask('POST /access/user/email', { body: { email: person.to } })).status).toBe(204);
});

test('the next request or confirmation completes a partial change that the user pool applied', async () => {
  for (const next of ['GET /access/user', 'POST /access/user/email/confirm'] as const) {
    const person = await changing(Date.now() - MINUTE);
    await setEmail(person.id, person.to);
    const parts = next === 'GET /access/user' ? {} : { body: { code: CODE } };
    expect((await person.ask(next, parts)).status).toBeLessThan(300);
    expect(await recorded(person.id)).toBe(person.to);
  }
});

test('does not touch a change in progress', async () => {
  const person = await changing();
  await expect(moveAgainst(person, OUT, OUT)).rejects.toBe(OUT);
  expect(await person.api('GET /access/user', {})).toMatchObject({ email: person.to });
  const confirmed = await person.ask('POST /access/user/email/confirm', { body: { code: CODE } });
  expect(problemOf(confirmed)).toMatchObject({ status: 409, code: 'in_progress' });
});

test('an undo link stays valid until every step succeeded', async () => {
  const person = await signedIn();
  const email = `${randomUUID()}@example.com`;
  await emailChanges.beginAtOnce(person.id, email);
  await moveEmail(person.id, email);
  const token = await emailUndos.offer(person.id, person.email);

  const pool = mockClient(CognitoIdentityProviderClient).on(AdminListDevicesCommand).resolves({ Devices: [] });
  pool.on(AdminGetUserCommand).resolves({}).on(AdminResetUserPasswordCommand).rejects(OUT);
  const asked = { id: 'request-1', at: new Date().toISOString(), browser: '', address: '' };
  await expect(undoEmail(token, asked)).rejects.toBe(OUT);
  pool.restore();

  const undo = () => ask('POST /access/user/email/undo', undefined, { body: { token } });
  expect((await undo()).status).toBe(204);
  await expect(tokensOf(person)).rejects.toMatchObject({ name: 'PasswordResetRequiredException' });
  expect((await undo()).status).toBe(422);
});
