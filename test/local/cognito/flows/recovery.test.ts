import { AdminResetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import {
  HOUR,
  MINUTE,
  newIdentity,
  PASSWORD,
  said,
  type TestIdentity,
  tokensOf,
  WEB,
} from '#test/local/cognito/harness.ts';

const MISMATCH = 'CodeMismatchException: Invalid verification code provided, please try again.';
const EXPIRED = 'ExpiredCodeException: Invalid code provided, please request a code again.';
const LIMIT = 'LimitExceededException: Attempt limit exceeded, please try after some time.';
const NEW = 'My very own passw0rd';

const forget = (identity: TestIdentity, Username: string) =>
  identity.call('ForgotPassword', { ClientId: identity.webClientId, Username });

const confirm = (identity: TestIdentity, Username: string, ConfirmationCode: string, Password = NEW) =>
  identity.call('ConfirmForgotPassword', { ClientId: identity.webClientId, Username, ConfirmationCode, Password });

const codeSent = (identity: TestIdentity) => identity.messages.at(-1)?.code ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test('a forgotten password is replaced once with a mailed code', async () => {
  const identity = await newIdentity();
  await identity.addPerson('Ada@Example.com');
  expect((await forget(identity, 'ada@example.com')).CodeDeliveryDetails).toEqual({
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: 'a***@e***',
  });
  expect(identity.messages).toEqual([
    {
      to: 'Ada@Example.com',
      channel: 'email',
      subject: 'Your password reset code',
      body: expect.stringContaining(codeSent(identity)),
      code: expect.stringMatching(/^[0-9]{6}$/),
      link: `${WEB}/forgot-password`,
    },
  ]);
  const code = codeSent(identity);
  expect(said(await confirm(identity, 'ada@example.com', code, 'short'))).toMatch(/^InvalidPasswordException/);
  expect(said(await confirm(identity, 'ada@example.com', wrong(code)))).toBe(MISMATCH);
  expect(await confirm(identity, 'ada@example.com', code)).not.toHaveProperty('__type');
  tokensOf(await identity.signIn('ada@example.com', NEW));
  expect(said(await confirm(identity, 'ada@example.com', code))).toBe(EXPIRED);
});

test('gives the same answers with and without an account at every step', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  await identity.addPerson('apart@example.com', { verified: false });
  await identity.addPerson('await@example.com', { temporary: true });
  const names = ['ada@example.com', 'apart@example.com', 'await@example.com', 'absent@example.com'];
  const alike = async (ask: (name: string) => Promise<unknown>) => {
    const [first, ...others] = await Promise.all(names.map(ask));
    for (const other of others) expect(other).toEqual(first);
    return first;
  };

  expect(await alike(async (name) => said(await confirm(identity, name, '000000')))).toBe(EXPIRED);
  await alike((name) => forget(identity, name));
  expect(identity.messages.map(({ to }) => to)).toEqual(['ada@example.com']);
  const code = wrong(codeSent(identity));
  for (let tries = 0; tries < 5; tries++)
    expect(await alike(async (name) => said(await confirm(identity, name, code)))).toBe(MISMATCH);
  expect(await alike(async (name) => said(await confirm(identity, name, code)))).toBe(LIMIT);
  for (let more = 0; more < 9; more++) await alike((name) => forget(identity, name));
  expect(await alike(async (name) => said(await forget(identity, name)))).toBe(LIMIT);
  identity.pass(HOUR);
  await alike((name) => forget(identity, name));
});

test('a code is valid for an hour', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  await forget(identity, 'ada@example.com');
  identity.pass(HOUR);
  expect(said(await confirm(identity, 'ada@example.com', codeSent(identity)))).toBe(EXPIRED);
});

test('after five wrong codes the right one fails; a new code replaces the old one', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  await forget(identity, 'ada@example.com');
  const first = codeSent(identity);
  for (let tries = 0; tries < 5; tries++) await confirm(identity, 'ada@example.com', wrong(first));
  expect(said(await confirm(identity, 'ada@example.com', first))).toBe(LIMIT);

  identity.pass(MINUTE);
  await forget(identity, 'ada@example.com');
  const second = codeSent(identity);
  if (first !== second) expect(said(await confirm(identity, 'ada@example.com', first))).toBe(MISMATCH);
  expect(await confirm(identity, 'ada@example.com', second)).not.toHaveProperty('__type');
});

test('an administrator’s reset disables the password until the mailed code is used', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { AccessToken } = tokensOf(await identity.signIn('ada@example.com'));
  await identity.admin.send(
    new AdminResetUserPasswordCommand({ UserPoolId: identity.userPoolId, Username: 'ada@example.com' }),
  );
  const reset = 'PasswordResetRequiredException: Password reset required for the user';
  expect(said(await identity.signIn('ada@example.com'))).toBe(reset);
  expect(said(await identity.withPassword('ada@example.com'))).toBe(reset);
  expect(said(await identity.withPassword('ada@example.com', `${PASSWORD}!`))).toMatch(/Incorrect/);
  expect(said(await identity.call('GetUser', { AccessToken }))).toMatch(/revoked/);
  expect(await confirm(identity, 'ada@example.com', codeSent(identity))).not.toHaveProperty('__type');
  tokensOf(await identity.signIn('ada@example.com', NEW));
});
