import { AdminGetUserCommand, AdminSetUserMFAPreferenceCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { MINUTE, newIdentity, said, type TestIdentity, tokensOf } from '#test/local/cognito/harness.ts';
import { totp } from '#test/local/cognito/totp.ts';

const ADA = 'ada@example.com';
const PHONE = '+15550100';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const ON = { Enabled: true };
const PREFERRED = { Enabled: true, PreferredMfa: true };

const setPreference = (identity: TestIdentity, AccessToken: string, settings: object) =>
  identity.call('SetUserMFAPreference', { AccessToken, ...settings });

/** Ada has an authenticator app. A minute passes, so that its next code is new. */
const withApp = async (identity: TestIdentity, settings: object = { SoftwareTokenMfaSettings: PREFERRED }) => {
  await identity.addPerson(ADA, { phone: PHONE });
  const { AccessToken } = tokensOf(await identity.withPassword(ADA));
  const { SecretCode } = await identity.call('AssociateSoftwareToken', { AccessToken });
  const secret = String(SecretCode);
  const code = () => totp(secret, identity.now());
  await identity.call('VerifySoftwareToken', { AccessToken, UserCode: code(), FriendlyDeviceName: 'Phone' });
  await setPreference(identity, AccessToken, settings);
  identity.pass(MINUTE);
  return { AccessToken, secret, code };
};

const answerApp = (identity: TestIdentity, Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) =>
  identity.respond('SOFTWARE_TOKEN_MFA', Session, { USERNAME: ADA, SOFTWARE_TOKEN_MFA_CODE });

test('an authenticator app is set up with one of its codes and required from then on', async () => {
  const identity = await newIdentity();
  await identity.addPerson(ADA);
  const { AccessToken } = tokensOf(await identity.withPassword(ADA));
  expect(said(await setPreference(identity, AccessToken, { SoftwareTokenMfaSettings: ON }))).toBe(
    'InvalidParameterException: User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA',
  );
  const { SecretCode } = await identity.call('AssociateSoftwareToken', { AccessToken });
  expect(SecretCode).toMatch(/^[A-Z2-7]{52}$/);
  expect(said(await setPreference(identity, AccessToken, { SoftwareTokenMfaSettings: ON }))).toBe(
    'InvalidParameterException: User has not verified software token mfa',
  );
  const code = totp(String(SecretCode), identity.now());
  const verify = (UserCode: string) => identity.call('VerifySoftwareToken', { AccessToken, UserCode });
  expect(said(await verify(wrong(code)))).toBe(
    'EnableSoftwareTokenMFAException: Code mismatch and fail enable Software Token MFA',
  );
  expect(await verify(code)).toMatchObject({ Status: 'SUCCESS' });
  // An app is not required until it is the preferred factor.
  tokensOf(await identity.withPassword(ADA));

  await setPreference(identity, AccessToken, { SoftwareTokenMfaSettings: PREFERRED });
  const settings = { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' };
  expect(await identity.call('GetUser', { AccessToken })).toMatchObject(settings);
  const who = { UserPoolId: identity.userPoolId, Username: ADA };
  expect(await identity.admin.send(new AdminGetUserCommand(who))).toMatchObject(settings);

  const asked = await identity.withPassword(ADA);
  expect(asked.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  expect(said(await answerApp(identity, asked.Session, code))).toBe(
    'ExpiredCodeException: Your software token has already been used once.',
  );
  identity.pass(MINUTE / 2);
  tokensOf(await answerApp(identity, asked.Session, totp(String(SecretCode), identity.now())));
});

test('an app code works once in any session, up to half a minute early or late', async () => {
  const identity = await newIdentity();
  const { secret, code } = await withApp(identity);
  const [first, second] = [await identity.withPassword(ADA), await identity.withPassword(ADA)];
  expect(first.ChallengeParameters).toMatchObject({ FRIENDLY_DEVICE_NAME: 'Phone' });
  const answers = await Promise.all([
    answerApp(identity, first.Session, code()),
    answerApp(identity, second.Session, code()),
  ]);
  expect(answers.filter(({ AuthenticationResult }) => AuthenticationResult)).toHaveLength(1);
  expect(answers.map(said)).toContain('ExpiredCodeException: Your software token has already been used once.');

  identity.pass(5 * MINUTE);
  const at = async (offset: number) =>
    answerApp(identity, (await identity.withPassword(ADA)).Session, totp(secret, identity.now() + offset));
  expect(said(await at(-MINUTE))).toBe('CodeMismatchException: Invalid code received for user');
  expect(said(await at(MINUTE))).toBe('CodeMismatchException: Invalid code received for user');
  tokensOf(await at(-MINUTE / 2));
  tokensOf(await at(MINUTE / 2));
});

test('a session accepts the right code after a wrong one, and ends after five', async () => {
  const identity = await newIdentity();
  const { code } = await withApp(identity);
  const forgiving = await identity.withPassword(ADA);
  await answerApp(identity, forgiving.Session, wrong(code()));
  tokensOf(await answerApp(identity, forgiving.Session, code()));

  identity.pass(MINUTE);
  const { Session } = await identity.withPassword(ADA);
  for (let guess = 0; guess < 5; guess++)
    expect((await answerApp(identity, Session, wrong(code()))).__type).toBe('CodeMismatchException');
  expect((await answerApp(identity, Session, code())).message).toMatch(/^Invalid session for the user/);
  // A new session does not reset the attempt limit.
  const another = await identity.withPassword(ADA);
  expect(said(await answerApp(identity, another.Session, code()))).toBe(
    'NotAuthorizedException: Password attempts exceeded',
  );
  identity.pass(MINUTE);
  tokensOf(await answerApp(identity, another.Session, code()));
});

test.each([
  ['SMS_MFA', { SMSMfaSettings: ON }, 'sms', PHONE, { DELIVERY_MEDIUM: 'SMS', DESTINATION: '+*******0100' }],
  ['EMAIL_OTP', { EmailMfaSettings: ON }, 'email', ADA, { DELIVERY_MEDIUM: 'EMAIL', DESTINATION: 'a***@e***' }],
])('a code of %s is sent and ends with its session', async (name, settings, channel, to, where) => {
  const identity = await newIdentity();
  await identity.addPerson(ADA, { phone: PHONE });
  const { AccessToken } = tokensOf(await identity.withPassword(ADA));
  await setPreference(identity, AccessToken, settings);
  const asked = await identity.withPassword(ADA);
  expect(asked).toMatchObject({
    ChallengeName: name,
    ChallengeParameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: where.DELIVERY_MEDIUM,
      CODE_DELIVERY_DESTINATION: where.DESTINATION,
    },
  });
  expect(identity.messages).toMatchObject([{ channel, to, subject: 'Your sign-in code' }]);
  const answer = (Session: string | undefined, code: string) =>
    identity.respond(name, Session, { USERNAME: ADA, [`${name}_CODE`]: code });
  const first = identity.lastCode();
  expect(said(await answer(asked.Session, wrong(first)))).toBe(
    'CodeMismatchException: Invalid code or auth state for the user.',
  );
  const again = await identity.withPassword(ADA);
  expect((await answer(again.Session, first)).__type).toBe('CodeMismatchException');
  tokensOf(await answer(again.Session, identity.lastCode()));
  identity.pass(3 * MINUTE);
  expect(said(await answer(asked.Session, first))).toBe(
    'NotAuthorizedException: Invalid session for the user, session is expired.',
  );
});

test('asks for the preferred factor, or offers a choice without one', async () => {
  const identity = await newIdentity();
  const both = { SoftwareTokenMfaSettings: ON, SMSMfaSettings: ON };
  const { AccessToken, code } = await withApp(identity, both);
  const asked = await identity.withPassword(ADA);
  expect(asked.ChallengeName).toBe('SELECT_MFA_TYPE');
  const choices = JSON.parse(asked.ChallengeParameters.MFAS_CAN_CHOOSE ?? '');
  expect(choices.toSorted()).toEqual(['SMS_MFA', 'SOFTWARE_TOKEN_MFA']);
  const choose = (ANSWER: string) => identity.respond('SELECT_MFA_TYPE', asked.Session, { USERNAME: ADA, ANSWER });
  expect((await choose('EMAIL_OTP')).__type).toBe('InvalidParameterException');
  const app = await choose('SOFTWARE_TOKEN_MFA');
  expect(app.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  expect((await choose('SMS_MFA')).message).toMatch(/can only be used once/);
  tokensOf(await answerApp(identity, app.Session, code()));

  await setPreference(identity, AccessToken, { SMSMfaSettings: PREFERRED });
  expect((await identity.withPassword(ADA)).ChallengeName).toBe('SMS_MFA');
  await setPreference(identity, AccessToken, { SoftwareTokenMfaSettings: PREFERRED });
  expect((await identity.withPassword(ADA)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  await setPreference(identity, AccessToken, { SoftwareTokenMfaSettings: { Enabled: false } });
  expect((await identity.withPassword(ADA)).ChallengeName).toBe('SMS_MFA');
  const twice = { SMSMfaSettings: PREFERRED, SoftwareTokenMfaSettings: PREFERRED };
  expect((await setPreference(identity, AccessToken, twice)).__type).toBe('InvalidParameterException');
});

test('an administrator removes a lost factor', async () => {
  const identity = await newIdentity();
  await withApp(identity);
  await identity.admin.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: identity.userPoolId,
      Username: ADA,
      SoftwareTokenMfaSettings: { Enabled: false },
    }),
  );
  expect(tokensOf(await identity.withPassword(ADA)).AccessToken).toBeTypeOf('string');
});

const beginSetUp = async (identity: TestIdentity) => {
  const asked = await identity.withPassword(ADA);
  expect(asked.ChallengeName).toBe('MFA_SETUP');
  expect(JSON.parse(asked.ChallengeParameters.MFAS_CAN_SETUP ?? '')).toEqual(['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP']);
  return asked.Session;
};

test('a required authenticator app is set up during sign-in', async () => {
  const identity = await newIdentity({ mfa: 'ON' });
  await identity.addPerson(ADA);
  const begun = await beginSetUp(identity);
  const finish = (Session: string | undefined) => identity.respond('MFA_SETUP', Session, { USERNAME: ADA });
  expect((await finish(begun)).__type).toBe('SoftwareTokenMFANotFoundException');
  const { SecretCode, Session } = await identity.call('AssociateSoftwareToken', { Session: begun });
  const code = () => totp(String(SecretCode), identity.now());
  const verify = (UserCode: string, session = Session) =>
    identity.call('VerifySoftwareToken', { Session: session, UserCode });
  expect((await verify(wrong(code()))).__type).toBe('EnableSoftwareTokenMFAException');
  const verified = await verify(code());
  expect((await verify(code(), begun)).message).toMatch(/can only be used once/);
  const { AccessToken } = tokensOf(await finish(verified.Session));
  expect(await identity.call('GetUser', { AccessToken })).toMatchObject({ PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' });

  const asked = await identity.withPassword(ADA);
  expect((await answerApp(identity, asked.Session, code())).__type).toBe('ExpiredCodeException');
  identity.pass(MINUTE / 2);
  tokensOf(await answerApp(identity, asked.Session, code()));
});

test('the address of the account can be set up by a code, other addresses cannot', async () => {
  const identity = await newIdentity({ mfa: 'ON' });
  await identity.addPerson(ADA);
  const begun = await beginSetUp(identity);
  const choose = (EMAIL: string) => identity.respond('MFA_SETUP', begun, { USERNAME: ADA, EMAIL });
  expect((await choose('mallory@example.com')).__type).toBe('NotAuthorizedException');
  expect(identity.messages).toEqual([]);
  const asked = await choose(ADA);
  expect(asked.ChallengeName).toBe('EMAIL_OTP');
  tokensOf(await identity.respond('EMAIL_OTP', asked.Session, { USERNAME: ADA, EMAIL_OTP_CODE: identity.lastCode() }));
  expect((await identity.withPassword(ADA)).ChallengeName).toBe('EMAIL_OTP');
});

test('a temporary password is changed before the second factor is asked for', async () => {
  const identity = await newIdentity({ mfa: 'ON' });
  await identity.addPerson(ADA, { temporary: true });
  const asked = await identity.withPassword(ADA);
  expect(asked.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  const answer = { USERNAME: ADA, NEW_PASSWORD: 'My very own passw0rd' };
  expect((await identity.respond('NEW_PASSWORD_REQUIRED', asked.Session, answer)).ChallengeName).toBe('MFA_SETUP');
});
