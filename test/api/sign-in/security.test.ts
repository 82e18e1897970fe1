/** Changes to sign-in methods, and their effect on sessions, devices and mails. */
import { randomUUID } from 'node:crypto';
import {
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  ConfirmDeviceCommand,
  GetUserAttributeVerificationCodeCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, inject, test } from 'vitest';
import { environment } from '#contract/environment.ts';
import { WebConfig } from '#contract/web/web-config.ts';
import type { SecondFactor } from '#domain/sign-in/methods.ts';
import { refreshed, tokensOf } from '#local/demo/tokens.ts';
import { ask, everyRoute, problemOf } from '#test/api/client.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { signedIn } from '#test/api/people.ts';
import { totp } from '#test/local/cognito/totp.ts';

const NEW = 'Another-Horse-7-Battery';
const STEP = 30_000;

const pool = () => new CognitoIdentityProviderClient();
type Person = Awaited<ReturnType<typeof signedIn>>;

const config = async () => WebConfig.parse(await (await fetch(`${inject('endpoints').web}/config.json`)).json());

/** Signs in on a remembered device. */
const elsewhere = async ({ email, password }: Person) => {
  const { AuthenticationResult } = await pool().send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: environment('WEB_CLIENT_ID'),
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  const { AccessToken = '', RefreshToken = '', NewDeviceMetadata } = AuthenticationResult ?? {};
  const DeviceKey = NewDeviceMetadata?.DeviceKey;
  await pool().send(
    new ConfirmDeviceCommand({
      AccessToken,
      DeviceKey,
      DeviceName: 'Firefox',
      DeviceSecretVerifierConfig: { Salt: 'c2FsdA==', PasswordVerifier: 'dmVyaWZpZXI=' },
    }),
  );
  return { access: AccessToken, refresh: RefreshToken, device: DeviceKey };
};

/** Starts a proof of sign-in with the password. */
const proofOf = async ({ email }: Person, password: string) => {
  const ClientId = (await config()).proof_client_id;
  return pool().send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_AUTH',
      ClientId,
      AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'PASSWORD', PASSWORD: password },
    }),
  );
};

const turnOnApp = async (person: Person, more: object = {}) => {
  const { secret } = await person.api('POST /security/authenticator-app', {});
  const body = { is_on: true, code: totp(secret, Date.now()), ...more };
  const answer = await person.ask('PUT /security/second-factors/{method}', { params: { method: 'TOTP' }, body });
  expect(answer.status).toBe(204);
  return secret;
};

const someNumber = () => `+1555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
const devicesOf = async (person: Person) => (await person.api('GET /security/devices', {})).devices.map(({ id }) => id);
const changePassword = (person: Person, body: object) => person.ask('POST /security/password', { body });

const proven = everyRoute.filter(({ route }) => route.proof === 'fresh');

test('some routes require a proof of sign-in', () => {
  expect(proven.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['POST /security/password', 'PUT /security/second-factors/{method}']),
  );
});

test.each(proven)('$key refuses a refreshed session and asks for a new sign-in', async ({ key }) => {
  const person = await signedIn('Administrator');
  const { access: token } = await refreshed(person.token.refresh);
  const refusal = problemOf(
    await ask(key, token, {
      body: {},
      params: { method: 'TOTP', contact: 'email', credential_id: 'x', user_id: randomUUID() },
    }),
  );
  expect(refusal).toMatchObject({ status: 403, code: 'proof_needed' });
  expect(refusal.detail).toContain('sign in again');
});

test('a refreshed session can read security settings, but not use the user pool', async () => {
  const person = await signedIn();
  const { access: token } = await refreshed(person.token.refresh);
  expect(await ask('GET /security/second-factors', token)).toMatchObject({
    status: 200,
    body: { on: [], preferred: null, email: { address: person.email, is_verified: true } },
  });
  expect(await ask('GET /security/passkeys', token)).toMatchObject({ status: 200, body: { passkeys: [] } });
  expect(await ask('GET /security/devices', token)).toMatchObject({ status: 200, body: { devices: [] } });
  await expect(pool().send(new AssociateSoftwareTokenCommand({ AccessToken: token }))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Access Token does not have required scopes',
  });
});

test('a changed password ends other sessions, forgets devices and mails the user the browser', async () => {
  const person = await signedIn();
  const other = await elsewhere(person);
  const body = { current_password: person.password, new_password: NEW };
  const headers = {
    'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0',
  };
  expect((await person.ask('POST /security/password', { body, headers })).status).toBe(204);

  expect((await person.ask('GET /access/user')).status, 'here').toBe(200);
  const later = await refreshed(person.token.refresh);
  expect((await ask('GET /access/user', later.access)).status, 'here, later').toBe(200);
  expect((await ask('GET /access/user', other.access)).status, 'there').toBe(401);
  await expect(refreshed(other.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  expect(await devicesOf(person)).toEqual([]);

  const [mail] = await mailsTo(person.email);
  expect(mail).toMatchObject({ subject: 'Your password was changed' });
  expect(mail?.body).toContain('Firefox on macOS');
  const { notifications } = await person.api('GET /notifications/{days}', { params: { days: '14' } });
  expect(notifications).toMatchObject([{ notification_text: 'Your password was changed' }]);
  expect((await tokensOf({ email: person.email, password: NEW })).access).not.toBe('');
});

test('kept sessions continue, but need the second factor again and are no proof of sign-in', async () => {
  const person = await signedIn();
  const other = await elsewhere(person);
  const secret = await turnOnApp(person, { other_sessions: 'keep' });
  expect((await ask('GET /access/user', other.access)).status).toBe(200);
  expect(await devicesOf(person), 'remembered').toEqual([]);

  // The other browser signed in just now, but with the password only.
  const off = { params: { method: 'TOTP' }, body: { is_on: false } };
  const key = 'PUT /security/second-factors/{method}';
  expect(problemOf(await ask(key, other.access, off))).toMatchObject({ code: 'proof_needed' });
  const asked = await proofOf(person, person.password);
  expect(asked.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  const { AuthenticationResult } = await pool().send(
    new RespondToAuthChallengeCommand({
      ClientId: (await config()).proof_client_id,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: asked.Session,
      ChallengeResponses: { USERNAME: person.email, SOFTWARE_TOKEN_MFA_CODE: totp(secret, Date.now() + STEP) },
    }),
  );
  const proof = AuthenticationResult?.AccessToken;
  expect((await ask(key, proof, off)).status).toBe(204);
  expect(await ask('GET /security/second-factors', proof)).toMatchObject({ body: { on: [] } });
});

test('a proof of sign-in keeps its own session and device', async () => {
  const person = await signedIn();
  const own = await elsewhere(person);
  const { origin_jti: session } = JSON.parse(Buffer.from(own.access.split('.')[1] ?? '', 'base64url').toString());
  const { AuthenticationResult } = await proofOf(person, person.password);
  const body = { current_password: person.password, new_password: NEW, own: { session, device: own.device } };
  expect((await ask('POST /security/password', AuthenticationResult?.AccessToken, { body })).status).toBe(204);
  expect((await ask('GET /access/user', own.access)).status).toBe(200);
  expect((await ask('GET /security/devices', own.access)).body).toMatchObject({ devices: [{ id: own.device }] });
  expect((await person.ask('GET /access/user')).status, 'another session').toBe(401);
});

test('rejects a wrong current password, and an unchanged or weak new one, by field', async () => {
  const person = await signedIn();
  const wrong = await changePassword(person, { current_password: 'Wrong-Horse-9-Battery', new_password: NEW });
  expect(problemOf(wrong)).toMatchObject({ status: 422, errors: [{ path: 'current_password' }] });
  const { password } = person;
  const same = await changePassword(person, { current_password: password, new_password: password });
  expect(problemOf(same)).toMatchObject({ status: 422, errors: [{ path: 'new_password' }] });
  const weak = await changePassword(person, { current_password: password, new_password: 'short' });
  expect(problemOf(weak)).toMatchObject({ status: 422, errors: [{ path: 'new_password' }] });
  expect(await mailsTo(person.email), 'nothing was changed').toEqual([]);
});

test('a wrong code enables nothing and sends no mail', async () => {
  const person = await signedIn();
  await person.api('POST /security/authenticator-app', {});
  const body = { is_on: true, code: '000000' };
  const refused = await person.ask('PUT /security/second-factors/{method}', { params: { method: 'TOTP' }, body });
  expect(problemOf(refused)).toMatchObject({ status: 422, code: 'refused_by_identity' });
  expect(await person.api('GET /security/second-factors', {})).toMatchObject({ on: [] });
  expect(await mailsTo(person.email)).toEqual([]);
});

test('each change of the second factor or its preference is mailed', async () => {
  const person = await signedIn();
  await turnOnApp(person);
  const prefer = (method: 'TOTP' | null) => person.ask('PUT /security/preferred-second-factor', { body: { method } });
  expect((await prefer('TOTP')).status).toBe(204);
  expect(await person.api('GET /security/second-factors', {})).toMatchObject({ on: ['TOTP'], preferred: 'TOTP' });
  expect((await prefer(null)).status).toBe(204);
  expect(await person.api('GET /security/second-factors', {})).toMatchObject({ preferred: null });
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(
    Array(3).fill('Your second sign-in step was changed'),
  );
});

test('a phone number is verified by code, which requires a proof of sign-in', async () => {
  const person = await signedIn();
  const number = someNumber();
  const body = { phone_number: number };
  expect(problemOf(await person.ask('POST /security/contact-codes', { body }))).toMatchObject({ code: 'proof_needed' });
  const token = (await proofOf(person, person.password)).AuthenticationResult?.AccessToken;
  expect((await ask('POST /security/contact-codes', token, { body })).status).toBe(204);
  const code = (await mailsTo(number))[0]?.code;
  // The user pool lets this client change the email address too, but sends the code only with a ticket of the product.
  const email = `${person.id}@attacker.example`;
  const change = { AccessToken: token, UserAttributes: [{ Name: 'email', Value: email }] };
  for (const ClientMetadata of [undefined, { ticket: randomUUID() }])
    await expect(pool().send(new UpdateUserAttributesCommand({ ...change, ClientMetadata }))).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
    });
  expect(await mailsTo(email)).toEqual([]);
  const params = { contact: 'phone_number' };
  expect((await ask('POST /security/contacts/{contact}/verify', token, { params, body: { code } })).status).toBe(204);
  expect(await ask('GET /security/second-factors', token)).toMatchObject({
    body: { phone: { address: number, is_verified: true } },
  });
  expect((await mailsTo(person.email))[0]).toMatchObject({ subject: 'Your phone number was changed' });
});

test('a change without effect sends no mail', async () => {
  const person = await signedIn();
  const token = (await proofOf(person, person.password)).AuthenticationResult?.AccessToken;
  const phone_number = someNumber();
  const account = { UserPoolId: environment('USER_POOL_ID'), Username: person.id };
  const UserAttributes = [
    { Name: 'phone_number', Value: phone_number },
    { Name: 'phone_number_verified', Value: 'true' },
  ];
  await pool().send(new AdminUpdateUserAttributesCommand({ ...account, UserAttributes }));
  const SMSMfaSettings = { Enabled: true, PreferredMfa: true };
  await pool().send(new AdminSetUserMFAPreferenceCommand({ ...account, SMSMfaSettings }));

  const verified = async () => {
    await ask('POST /security/contact-codes', token, { body: { phone_number } });
    const body = { code: (await mailsTo(phone_number))[0]?.code };
    return ask('POST /security/contacts/{contact}/verify', token, { params: { contact: 'phone_number' }, body });
  };
  const switched = (method: SecondFactor, is_on: boolean) =>
    ask('PUT /security/second-factors/{method}', token, { params: { method }, body: { is_on } });
  const answers = await Promise.all([
    verified(),
    switched('SMS', true),
    switched('TOTP', false),
    ask('PUT /security/preferred-second-factor', token, { body: { method: 'SMS' } }),
    ask('POST /security/passkeys/{credential_id}/remove', token, { params: { credential_id: 'none' }, body: {} }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
  expect(await mailsTo(person.email)).toEqual([]);
});

test('forgetting a device ends its sessions', async () => {
  const person = await signedIn();
  const other = await elsewhere(person);
  expect(await devicesOf(person)).toEqual([other.device]);
  const params = { device_id: other.device ?? '' };
  expect((await person.ask('DELETE /security/devices/{device_id}', { params })).status).toBe(204);
  expect((await person.ask('DELETE /security/devices/{device_id}', { params })).status, 'again').toBe(204);
  expect(await devicesOf(person)).toEqual([]);
  await expect(refreshed(other.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a password reset by code ends every session and mails the user', async () => {
  const person = await signedIn();
  const other = await elsewhere(person);
  const which = { ClientId: environment('WEB_CLIENT_ID'), Username: person.email };
  const call = (operation: string, body: object) =>
    fetch(inject('endpoints').identity, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    });
  await call('ForgotPassword', which);
  const ConfirmationCode = (await mailsTo(person.email))[0]?.code;
  const same = await call('ConfirmForgotPassword', { ...which, ConfirmationCode, Password: person.password });
  expect(await same.json()).toMatchObject({ __type: 'PasswordHistoryPolicyViolationException' });
  const done = await call('ConfirmForgotPassword', { ...which, ConfirmationCode, Password: NEW });
  expect(done.status).toBe(200);
  expect((await mailsTo(person.email))[0]).toMatchObject({ subject: 'Your password was reset' });
  expect((await ask('GET /access/user', other.access)).status).toBe(401);
  await expect(refreshed(other.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  const again = await tokensOf({ email: person.email, password: NEW });
  expect((await ask('GET /access/user', again.access)).status, 'at once').toBe(200);
});

test('a sign-in token cannot change an address without a ticket of the product', async () => {
  const person = await signedIn();
  const email = `${person.id}@attacker.example`;
  const AccessToken = person.token.access;
  const UserAttributes = [{ Name: 'email', Value: email }];
  await expect(pool().send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }))).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
  });
  await expect(
    pool().send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' })),
  ).rejects.toMatchObject({ name: 'UserLambdaValidationException' });
  expect(await mailsTo(email)).toEqual([]);
});
