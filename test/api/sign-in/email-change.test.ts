import { randomUUID } from 'node:crypto';
import {
  AdminGetUserCommand,
  AdminListDevicesCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ConfirmDeviceCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, inject, test } from 'vitest';
import type { Language } from '#domain/enumerations.ts';
import { refreshed, tokensOf } from '#local/demo/tokens.ts';
import { ask, askWell, problemOf } from '#test/api/client.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { signedIn } from '#test/api/people.ts';
import { changePerson, readPerson } from '#test/api/seed/people.ts';

const { user_pool_id: UserPoolId, web_client_id: ClientId } = inject('endpoints');
const pool = new CognitoIdentityProviderClient();

type Person = Awaited<ReturnType<typeof signedIn>>;

const someAddress = () => `${randomUUID()}@example.com`;
const newestTo = async (address: string) => (await mailsTo(address))[0];
const codeTo = async (address: string) => (await newestTo(address))?.code ?? expect.fail(`No code went to ${address}.`);

const request = (person: Person, email: string) => person.ask('POST /access/user/email', { body: { email } });
const confirm = (person: Person, code: string) => person.ask('POST /access/user/email/confirm', { body: { code } });
const undo = (token: string) => ask('POST /access/user/email/undo', undefined, { body: { token } });

const changeTo = async (person: Person, email: string) => {
  expect((await request(person, email)).status).toBe(204);
  expect((await confirm(person, await codeTo(email))).status).toBe(204);
};

const undoTokenFor = async (address: string) => {
  const mail = (await mailsTo(address)).find(({ link }) => link?.includes('/undo-email-change#'));
  return mail?.link?.split('#')[1] ?? expect.fail(`No link went to ${address}.`);
};

const inPool = async (id: string) => {
  const { UserAttributes = [], UserStatus } = await pool.send(new AdminGetUserCommand({ UserPoolId, Username: id }));
  return { ...Object.fromEntries(UserAttributes.map(({ Name = '', Value }) => [Name, Value])), UserStatus };
};

const speaking = (person: Person, language: Language) => changePerson(person.id, { language });

test('a confirmed address replaces the old one everywhere', async () => {
  const person = await signedIn();
  const email = someAddress();
  await changeTo(person, email);

  expect(await person.api('GET /access/user', {})).toMatchObject({ email });
  expect(await inPool(person.id)).toMatchObject({ email, email_verified: 'true' });
  await tokensOf({ ...person, email });
  await expect(tokensOf(person)).rejects.toMatchObject({ name: 'NotAuthorizedException' });

  const [before, after] = [(await mailsTo(person.email)).length, (await mailsTo(email)).length];
  for (const Username of [person.email, email]) await pool.send(new ForgotPasswordCommand({ ClientId, Username }));
  expect(await mailsTo(person.email)).toHaveLength(before);
  expect(await mailsTo(email)).toHaveLength(after + 1);
});

test('mails both addresses in the language of the user, and notifies the user', async () => {
  const person = await signedIn();
  await speaking(person, 'es');
  const email = someAddress();
  await request(person, email);
  expect(await newestTo(email)).toMatchObject({ subject: 'Confirme su nueva dirección de correo electrónico' });
  await confirm(person, await codeTo(email));

  const old = await newestTo(person.email);
  expect(old?.subject).toBe('Se cambió su dirección de correo electrónico');
  expect(old?.body).toContain(`es ahora ${email}`);
  expect(old?.link).toContain('/undo-email-change#');
  expect(await newestTo(email)).toMatchObject({ subject: 'Esta es ahora su dirección de correo electrónico' });
  const token = (await tokensOf({ ...person, email })).access;
  const { notifications } = await askWell('GET /notifications/{days}', token, { params: { days: '14' } });
  expect(notifications.map((one) => one.notification_text)).toEqual([
    `Su dirección de correo electrónico es ahora ${email}`,
  ]);
});

test('five wrong codes invalidate the right one', async () => {
  const person = await signedIn();
  const email = someAddress();
  await request(person, email);
  const code = await codeTo(email);
  const wrong = code === '000000' ? '000001' : '000000';
  const answers = [];
  for (let attempt = 1; attempt <= 5; attempt++) answers.push(problemOf(await confirm(person, wrong)).code);
  expect(answers).toEqual(Array(5).fill('wrong_code'));
  expect(problemOf(await confirm(person, code))).toMatchObject({ status: 422, code: 'no_code' });
  expect(await inPool(person.id)).toMatchObject({ email: person.email });
});

test('concurrent wrong codes are limited to five too', async () => {
  const person = await signedIn();
  await request(person, someAddress());
  const codes = Array.from({ length: 12 }, (_, index) => String(index).padStart(6, '0'));
  const answers = await Promise.all(codes.map((code) => confirm(person, code)));
  const judged = answers.filter((answer) => problemOf(answer).code !== 'no_code');
  expect(judged.length).toBeLessThanOrEqual(5);
});

test('a second request replaces the code of the first', async () => {
  const person = await signedIn();
  const [first, second] = [someAddress(), someAddress()];
  await request(person, first);
  await request(person, second);
  const [old, good] = [await codeTo(first), await codeTo(second)];
  if (old !== good) expect(problemOf(await confirm(person, old)).code).toBe('wrong_code');
  expect((await confirm(person, good)).status).toBe(204);
  expect(await inPool(person.id)).toMatchObject({ email: second });
});

test('a taken address is answered like any other, its owner is mailed, and no code works', async () => {
  const [person, owner] = [await signedIn(), await signedIn()];
  await speaking(owner, 'es');
  const [free, taken] = [await request(person, someAddress()), await request(person, owner.email.toUpperCase())];
  expect({ status: taken.status, body: taken.body }).toEqual({ status: free.status, body: free.body });
  expect(await newestTo(owner.email)).toMatchObject({
    subject: 'Alguien intentó usar su dirección de correo electrónico',
    code: null,
  });
  expect(problemOf(await confirm(person, '123456')).code).toBe('wrong_code');
  expect(await inPool(owner.id)).toMatchObject({ email: owner.email });
});

/** Remembers a device, which then needs no second factor. */
const rememberDevice = async ({ email, password }: Person) => {
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const { AuthenticationResult } = await pool.send(
    new InitiateAuthCommand({ AuthFlow: 'USER_PASSWORD_AUTH', ClientId, AuthParameters }),
  );
  const { AccessToken, NewDeviceMetadata } = AuthenticationResult ?? {};
  const DeviceSecretVerifierConfig = { Salt: 'AQIDBA==', PasswordVerifier: 'BQYHCA==' };
  const { DeviceKey } = NewDeviceMetadata ?? {};
  await pool.send(new ConfirmDeviceCommand({ AccessToken, DeviceKey, DeviceSecretVerifierConfig }));
};

const devicesOf = async ({ id }: Person) =>
  (await pool.send(new AdminListDevicesCommand({ UserPoolId, Username: id }))).Devices;

/** Turns on second factors by email and phone, as an intruder could. */
const setUpCodes = async ({ id: Username }: Person) => {
  const UserAttributes = [
    { Name: 'phone_number', Value: '+15555550100' },
    { Name: 'phone_number_verified', Value: 'true' },
  ];
  await pool.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
  const [EmailMfaSettings, SMSMfaSettings] = [{ Enabled: true }, { Enabled: true }];
  await pool.send(new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, EmailMfaSettings, SMSMfaSettings }));
  expect(await secondFactorsOf({ id: Username })).toHaveLength(2);
};

const secondFactorsOf = async ({ id: Username }: Pick<Person, 'id'>) =>
  (await pool.send(new AdminGetUserCommand({ UserPoolId, Username }))).UserMFASettingList ?? [];

test('the undo link restores the address and resets password, sessions, devices and second factors', async () => {
  const person = await signedIn();
  const email = someAddress();
  await changeTo(person, email);
  await rememberDevice({ ...person, email });
  expect(await devicesOf(person)).toHaveLength(1);
  await setUpCodes(person);
  const token = await undoTokenFor(person.email);
  expect((await undo(token)).status).toBe(204);

  expect(await readPerson(person.id)).toMatchObject({ email: person.email });
  expect(await inPool(person.id)).toMatchObject({
    email: person.email,
    email_verified: 'true',
    UserStatus: 'RESET_REQUIRED',
    phone_number_verified: 'false',
  });
  expect(await secondFactorsOf(person)).toEqual([]);
  expect((await person.ask('GET /access/user')).status).toBe(401);
  await expect(refreshed(person.token.refresh)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(tokensOf(person)).rejects.toMatchObject({ name: 'PasswordResetRequiredException' });
  expect(await devicesOf(person)).toEqual([]);
  expect((await mailsTo(person.email)).slice(0, 2).map(({ subject }) => subject)).toEqual([
    'Your account has been restored',
    'Your password reset code',
  ]);
  expect(await newestTo(email)).toMatchObject({ subject: 'This is no longer your email address' });
});

test('refuses the second of two users who want the same address, without a mail', async () => {
  const [first, second] = [await signedIn(), await signedIn()];
  const email = someAddress();
  await request(first, email);
  const codeOfFirst = await codeTo(email);
  await request(second, email);
  const codeOfSecond = await codeTo(email);
  expect((await confirm(first, codeOfFirst)).status).toBe(204);

  const before = await mailsTo(second.email);
  const refusal = await confirm(second, codeOfSecond);
  expect(problemOf(refusal)).toMatchObject({ status: 409, code: 'taken' });
  expect(await mailsTo(second.email)).toEqual(before);
  expect(await inPool(second.id)).toMatchObject({ email: second.email });
});

test('an undo link works once, and is then answered like an invented one', async () => {
  const person = await signedIn();
  await changeTo(person, someAddress());
  const token = await undoTokenFor(person.email);
  await undo(token);
  const answers = [
    await undo(token),
    await undo(`${person.id}.${'x'.repeat(43)}`),
    await undo(`${randomUUID()}.${'x'.repeat(43)}`),
    await undo('x'),
  ].map((answer) => ({ ...problemOf(answer), request_id: '' }));
  expect(answers[0]).toMatchObject({ status: 422, code: 'no_such_link' });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('undoing the first change also undoes later ones and invalidates their links', async () => {
  const person = await signedIn();
  const [second, third] = [someAddress(), someAddress()];
  await changeTo(person, second);
  await changeTo(person, third);
  const [first, later] = [await undoTokenFor(person.email), await undoTokenFor(second)];
  expect((await undo(first)).status).toBe(204);
  expect((await undo(later)).status).toBe(422);
  expect(await inPool(person.id)).toMatchObject({ email: person.email });
});

test('requires a proof of sign-in to request or confirm a change', async () => {
  const person = await signedIn();
  await changePerson(person.id, { proofs_valid_from: new Date(Date.now() + 60_000).toISOString() });
  for (const [key, body] of [
    ['POST /access/user/email', { email: someAddress() }],
    ['POST /access/user/email/confirm', { code: '123456' }],
  ] as const)
    expect(problemOf(await person.ask(key, { body }))).toMatchObject({ status: 403, code: 'proof_needed' });
});

test('a user of the corporate directory cannot change their address', async () => {
  const person = await signedIn();
  await changePerson(person.id, { from_directory: true });
  expect(problemOf(await request(person, someAddress()))).toMatchObject({ status: 403, code: 'directory_owned' });
});

test.each(['', 'ada', 'ada@', `${'a'.repeat(250)}@example.com`])('rejects %j as a new address', async (email) => {
  const person = await signedIn();
  expect(problemOf(await request(person, email))).toMatchObject({ status: 422, errors: [{ path: 'email' }] });
});

test("rejects the user's own address in any case", async () => {
  const person = await signedIn();
  expect(problemOf(await request(person, person.email.toUpperCase()))).toMatchObject({ status: 422 });
});

test('limits codes to five per user and hour', async () => {
  const person = await signedIn();
  const answers = [];
  for (let count = 0; count < 6; count++) answers.push((await request(person, someAddress())).status);
  expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
});
