import { expect, test } from 'vitest';
import { newIdentity, PASSWORD, said, type TestIdentity, tokensOf } from '#test/local/cognito/harness.ts';
import { realmOf, srpClient } from '#test/local/cognito/srp.ts';

const ADA = 'ada@example.com';
const NOBODY = 'nobody@example.com';
const INCORRECT = 'NotAuthorizedException: Incorrect username or password.';

const select = (
  identity: TestIdentity,
  Session: string | undefined,
  ANSWER: string,
  more: Record<string, string> = {},
) => identity.respond('SELECT_CHALLENGE', Session, { USERNAME: ADA, ANSWER, ...more });

test('a sign-in without a method offers the available challenges, and one is chosen', async () => {
  const identity = await newIdentity();
  await identity.addPerson(ADA, { phone: '+15550100' });
  const { ChallengeName, AvailableChallenges, Session } = await identity.byChoice(ADA);
  expect(ChallengeName).toBe('SELECT_CHALLENGE');
  expect(AvailableChallenges).toEqual(['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP']);
  expect((await select(identity, Session, 'WEB_AUTHN')).__type).toBe('InvalidParameterException');
  expect(said(await select(identity, Session, 'PASSWORD', { PASSWORD: 'wrong' }))).toBe(INCORRECT);
  tokensOf(await select(identity, Session, 'PASSWORD', { PASSWORD }));
});

test.each([
  ['EMAIL_OTP', ADA, 'a***@e***'],
  ['SMS_OTP', '+15550100', '+*******0100'],
])('signs in with a code by %s alone', async (factor, to, CODE_DELIVERY_DESTINATION) => {
  const identity = await newIdentity();
  await identity.addPerson(ADA, { phone: '+15550100' });
  const { Session } = await identity.byChoice(ADA);
  for (const begin of [() => identity.byChoice(ADA, factor), () => select(identity, Session, factor)]) {
    const asked = await begin();
    expect(asked).toMatchObject({ ChallengeName: factor, ChallengeParameters: { CODE_DELIVERY_DESTINATION } });
    expect(identity.messages.at(-1)).toMatchObject({ to });
    const answer = (code: string) =>
      identity.respond(factor, asked.Session, { USERNAME: ADA, [`${factor}_CODE`]: code });
    expect((await answer('12')).__type).toBe('CodeMismatchException');
    tokensOf(await answer(identity.lastCode()));
  }
});

test('a preferred password may be sent along, requested later, or proved by SRP', async () => {
  const identity = await newIdentity();
  await identity.addPerson(ADA);
  tokensOf(await identity.byChoice(ADA, 'PASSWORD', { PASSWORD }));
  expect(said(await identity.byChoice(ADA, 'PASSWORD', { PASSWORD: 'wrong' }))).toBe(INCORRECT);
  const asked = await identity.byChoice(ADA, 'PASSWORD');
  expect(asked.ChallengeName).toBe('PASSWORD');
  tokensOf(await identity.respond('PASSWORD', asked.Session, { USERNAME: ADA, PASSWORD }));

  const client = srpClient(realmOf(identity.userPoolId));
  const begun = await identity.byChoice(ADA, 'PASSWORD_SRP', { SRP_A: client.publicValue });
  expect(begun.ChallengeName).toBe('PASSWORD_VERIFIER');
  tokensOf(
    await identity.respond('PASSWORD_VERIFIER', begun.Session, client.claim(begun.ChallengeParameters, PASSWORD)),
  );
  expect((await identity.byChoice(ADA, 'TELEPATHY')).__type).toBe('InvalidParameterException');
});

test('a second factor follows a password, and a code alone no longer suffices', async () => {
  const identity = await newIdentity();
  await identity.addPerson(ADA);
  const { AccessToken } = tokensOf(await identity.withPassword(ADA));
  await identity.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
  expect((await identity.byChoice(ADA, 'EMAIL_OTP')).AvailableChallenges).toEqual(['PASSWORD', 'PASSWORD_SRP']);
  expect((await identity.byChoice(ADA, 'PASSWORD', { PASSWORD })).ChallengeName).toBe('EMAIL_OTP');
});

test('the choice does not reveal whether an account exists, and unknown addresses get no mail', async () => {
  const identity = await newIdentity();
  await identity.addPerson(ADA);
  const [known, unknown] = [await identity.byChoice(ADA), await identity.byChoice(NOBODY)];
  expect(unknown.AvailableChallenges).toEqual(known.AvailableChallenges);
  const mailed = await identity.byChoice(NOBODY, 'EMAIL_OTP');
  expect(mailed.ChallengeParameters).toMatchObject({ CODE_DELIVERY_DESTINATION: 'n***@e***' });
  expect(identity.messages).toEqual([]);
  const answer = await identity.respond('EMAIL_OTP', mailed.Session, { USERNAME: NOBODY, EMAIL_OTP_CODE: '000000' });
  expect(['CodeMismatchException', 'NotAuthorizedException']).toContain(answer.__type);
});

test('a temporary password or unverified address allows only the password', async () => {
  const identity = await newIdentity();
  await identity.addPerson(ADA, { temporary: true });
  await identity.addPerson('bob@example.com', { verified: false });
  for (const name of [ADA, 'bob@example.com'])
    expect((await identity.byChoice(name, 'EMAIL_OTP')).AvailableChallenges).toEqual(['PASSWORD', 'PASSWORD_SRP']);
});

test.each([ADA, NOBODY])('allows at most ten codes an hour for %s', async (name) => {
  const identity = await newIdentity();
  await identity.addPerson(ADA);
  for (let count = 0; count < 10; count++)
    expect((await identity.byChoice(name, 'EMAIL_OTP')).ChallengeName).toBe('EMAIL_OTP');
  expect((await identity.byChoice(name, 'EMAIL_OTP')).__type).toBe('LimitExceededException');
});
