import { randomUUID } from 'node:crypto';
import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, inject, test } from 'vitest';
import { CODES_PER_HOUR } from '#domain/sign-in/custom-challenge.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { signedIn } from '#test/api/people.ts';
import { countSignInCode } from '#test/api/seed/people.ts';
import { realmOf, srpClient } from '#test/local/cognito/srp.ts';
import { totp } from '#test/local/cognito/totp.ts';

const { web_client_id: ClientId, user_pool_id: UserPoolId } = inject('endpoints');

const INCORRECT = 'Incorrect username or password.';

const pool = new CognitoIdentityProviderClient();

const begin = (name: string, more: Record<string, string> = {}) =>
  pool.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME: name, ...more } }),
  );

const respond = (
  ChallengeName: 'CUSTOM_CHALLENGE' | 'PASSWORD_VERIFIER',
  Session: string | undefined,
  ChallengeResponses: Record<string, string>,
) => pool.send(new RespondToAuthChallengeCommand({ ClientId, ChallengeName, Session, ChallengeResponses }));

const enter = (name: string, Session: string | undefined, ANSWER: string) =>
  respond('CUSTOM_CHALLENGE', Session, { USERNAME: name, ANSWER });

const codesTo = async (address: string) =>
  (await mailsTo(address)).flatMap(({ subject, body }) =>
    subject === 'Your sign-in code' ? (/^\d{8}$/m.exec(body) ?? []) : [],
  );

/** Waits for the mail, which may arrive after the answer. */
const codeTo = async (address: string) => {
  await expect.poll(() => codesTo(address)).toHaveLength(1);
  return (await codesTo(address)).join();
};

/** A different code of the same length. */
const otherThan = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

test('the custom flow signs in with a mailed code, which stays valid after a wrong one', async () => {
  const { email } = await signedIn();
  const first = await begin(email);
  expect(first).toMatchObject({
    ChallengeName: 'CUSTOM_CHALLENGE',
    ChallengeParameters: { delivery_medium: 'EMAIL' },
  });
  const code = await codeTo(email);
  expect(JSON.stringify(first)).not.toContain(code);
  const second = await enter(email, first.Session, otherThan(code));
  expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE');
  const last = await enter(email, second.Session, `${code.slice(0, 4)} ${code.slice(4)}`);
  expect(last.AuthenticationResult?.AccessToken).toBeDefined();
  expect(await codesTo(email)).toEqual([code]);
});

test('the custom flow with SRP asks for the password before it mails a code', async () => {
  const { email, password } = await signedIn();
  const client = srpClient(realmOf(UserPoolId));
  const asked = await begin(email, { CHALLENGE_NAME: 'SRP_A', SRP_A: client.publicValue });
  expect(asked.ChallengeName).toBe('PASSWORD_VERIFIER');
  const prove = (given: string) =>
    respond('PASSWORD_VERIFIER', asked.Session, client.claim(asked.ChallengeParameters ?? {}, given));
  await expect(prove('Wrong-Horse-9-Battery')).rejects.toThrow(INCORRECT);
  expect(await codesTo(email)).toEqual([]);
  const proven = await prove(password);
  expect(proven.ChallengeName).toBe('CUSTOM_CHALLENGE');
  const last = await enter(email, proven.Session, await codeTo(email));
  expect(last.AuthenticationResult?.AccessToken).toBeDefined();
});

/** Enters wrong codes until the sign-in ends, and returns all answers. */
const failing = async (name: string) => {
  let step = await begin(name);
  const said: unknown[] = [step.ChallengeName, step.ChallengeParameters?.delivery_medium];
  for (let n = 0; n < 3; n++) {
    const code = (await codesTo(name))[0] ?? '00000000';
    const answer = await enter(name, step.Session, otherThan(code)).catch((error: Error) => error);
    if (answer instanceof Error) return [...said, answer.message];
    said.push(answer.ChallengeName);
    step = answer;
  }
  return said;
};

const ENDED = ['CUSTOM_CHALLENGE', 'EMAIL', 'CUSTOM_CHALLENGE', 'CUSTOM_CHALLENGE', INCORRECT];

const withUnverifiedAddress = async () => {
  const { email } = await signedIn();
  const UserAttributes = [{ Name: 'email_verified', Value: 'false' }];
  await pool.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: email, UserAttributes }));
  return email;
};

const withAuthenticatorApp = async () => {
  const person = await signedIn();
  const { secret } = await person.api('POST /security/authenticator-app', {});
  const body = { is_on: true, code: totp(secret, Date.now()) };
  const answer = await person.ask('PUT /security/second-factors/{method}', { params: { method: 'TOTP' }, body });
  expect(answer.status).toBe(204);
  return person.email;
};

test('three wrong codes end a sign-in', async () => {
  const { email } = await signedIn();
  expect(await failing(email)).toEqual(ENDED);
  expect(await codeTo(email)).toMatch(/^\d{8}$/);
});

test.each([
  ['an unknown name', async () => `${randomUUID()}@example.com`],
  ['an unverified address', withUnverifiedAddress],
  ['an account with a second factor', withAuthenticatorApp],
])('%s is asked for a code that is never sent', async (_, make) => {
  const name = await make();
  expect(await failing(name)).toEqual(ENDED);
  expect(await codesTo(name)).toEqual([]);
});

test('the trigger mails no code beyond the hourly limit of an account', async () => {
  const { id, email } = await signedIn();
  for (let n = 0; n < CODES_PER_HOUR; n++) await countSignInCode(id);
  expect((await begin(email)).ChallengeName).toBe('CUSTOM_CHALLENGE');
  expect(await codesTo(email)).toEqual([]);
});
