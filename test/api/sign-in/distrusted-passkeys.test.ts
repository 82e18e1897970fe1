/** Removal of passkeys that an intruder added to an account. */

import { randomUUID } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  CompleteWebAuthnRegistrationCommand,
  ConfirmForgotPasswordCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, inject, test } from 'vitest';
import * as z from 'zod';
import { tokensOf } from '#local/demo/tokens.ts';
import { ask } from '#test/api/client.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { signedIn } from '#test/api/people.ts';
import { moveEmailOf, offerEmailUndo, readPerson } from '#test/api/seed/people.ts';
import { newAuthenticator } from '#test/local/cognito/authenticator.ts';

const { web, web_client_id: ClientId } = inject('endpoints');
const pool = new CognitoIdentityProviderClient();
const NEW = 'Another-Horse-7-Battery';

const Options = z.object({ challenge: z.string() });

/** Calls the user pool directly, as any client with a new sign-in token can. */
const addPasskey = async (AccessToken: string) => {
  const authenticator = newAuthenticator(web);
  const { CredentialCreationOptions } = await pool.send(new StartWebAuthnRegistrationCommand({ AccessToken }));
  const Credential = authenticator.create(Options.parse(CredentialCreationOptions).challenge);
  await pool.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
  return authenticator;
};

const byPasskey = async (USERNAME: string, authenticator: Awaited<ReturnType<typeof addPasskey>>) => {
  const AuthParameters = { USERNAME, PREFERRED_CHALLENGE: 'WEB_AUTHN' };
  const asked = await pool.send(new InitiateAuthCommand({ AuthFlow: 'USER_AUTH', ClientId, AuthParameters }));
  const { CREDENTIAL_REQUEST_OPTIONS = '{}' } = asked.ChallengeParameters ?? {};
  const CREDENTIAL = JSON.stringify(authenticator.get(Options.parse(JSON.parse(CREDENTIAL_REQUEST_OPTIONS)).challenge));
  const { AuthenticationResult } = await pool.send(
    new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName: 'WEB_AUTHN',
      Session: asked.Session,
      ChallengeResponses: { USERNAME, CREDENTIAL },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
};

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Undoes the email change and sets a new password with the mailed code. */
const takeBack = async ({ email }: Person, token: string) => {
  expect((await ask('POST /access/user/email/undo', undefined, { body: { token } })).status).toBe(204);
  const ConfirmationCode = (await mailsTo(email)).find(({ code }) => code !== null)?.code ?? expect.fail();
  await pool.send(new ConfirmForgotPasswordCommand({ ClientId, Username: email, ConfirmationCode, Password: NEW }));
};

const signInAgain = async ({ email }: Person) => (await tokensOf({ email, password: NEW })).access;

test('undoing an email change removes passkeys added since, and ends sessions that used them', async () => {
  const person = await signedIn();
  const own = await addPasskey(person.token.access);
  const link = await offerEmailUndo(person);
  await moveEmailOf(person.id, `${randomUUID()}@example.com`);
  const theirs = await addPasskey(person.token.access);
  await takeBack(person, link);

  const intruder = await byPasskey(person.email, theirs);
  expect((await ask('GET /notifications/{days}', intruder, { params: { days: '7' } })).status).toBe(200);
  expect((await ask('GET /access/user', await signInAgain(person))).status, 'the owner, the first time').toBe(401);
  expect((await ask('GET /notifications/{days}', intruder, { params: { days: '7' } })).status).toBe(401);
  await expect(addPasskey(intruder)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(byPasskey(person.email, theirs)).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  const again = await byPasskey(person.email, own);
  expect((await ask('GET /access/user', again)).status, 'the owner, again').toBe(200);
  expect(await ask('GET /security/passkeys', again)).toMatchObject({ body: { passkeys: [{ id: own.id }] } });
});

test('a user with only their own passkeys stays signed in and can add more', async () => {
  const person = await signedIn();
  const link = await offerEmailUndo(person);
  await takeBack(person, link);
  const token = await signInAgain(person);
  const { version } = (await readPerson(person.id)) ?? expect.fail();
  expect(await ask('GET /access/user', token)).toMatchObject({ status: 200, body: { version: version + 1 } });
  const later = await addPasskey(token);
  expect(await ask('GET /access/user', token)).toMatchObject({ status: 200, body: { version: version + 1 } });
  expect(await ask('GET /security/passkeys', token)).toMatchObject({ body: { passkeys: [{ id: later.id }] } });
});
