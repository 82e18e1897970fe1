import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { canSignInByCode, nextStep } from '#domain/sign-in/custom-challenge.ts';
import { handler as define } from '#lambdas/triggers/define-auth-challenge.ts';

const password = (challengeResult: boolean) => ({ challengeName: 'PASSWORD_VERIFIER', challengeResult });
const code = (challengeResult: boolean) => ({ challengeName: 'CUSTOM_CHALLENGE', challengeResult });
const srp = { challengeName: 'SRP_A', challengeResult: true };

test.each([
  ['a sign-in without a password asks for a code first', [], 'ask-code'],
  ['a sign-in with SRP asks for the password first', [srp], 'ask-password'],
  ['a right password leads to the code', [srp, password(true)], 'ask-code'],
  ['a wrong password ends the sign-in', [srp, password(false)], 'refuse'],
  ['a wrong password is not made good by a right code', [srp, password(false), code(true)], 'refuse'],
  ['two wrong codes leave one more attempt', [code(false), code(false)], 'ask-code'],
  ['three wrong codes end the sign-in', [code(false), code(false), code(false)], 'refuse'],
  ['a right code after three wrong ones is too late', [code(false), code(false), code(false), code(true)], 'refuse'],
  ['a right code admits the person', [code(false), code(true)], 'admit'],
  [
    'the code is asked for after a remembered device was proven',
    [srp, password(true), { challengeName: 'DEVICE_PASSWORD_VERIFIER', challengeResult: true }],
    'ask-code',
  ],
] as const)('%s', (_, rounds, step) => {
  expect(nextStep(rounds)).toBe(step);
});

test('only a confirmed account with a verified address can sign in by code', () => {
  const userAttributes = { email_verified: 'true', 'cognito:user_status': 'CONFIRMED' };
  expect(canSignInByCode({ userAttributes })).toBe(true);
  expect(canSignInByCode({ userAttributes, userNotFound: true })).toBe(false);
  expect(canSignInByCode({ userAttributes: { ...userAttributes, email_verified: 'false' } })).toBe(false);
  for (const status of ['FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER', 'RESET_REQUIRED'])
    expect(canSignInByCode({ userAttributes: { ...userAttributes, 'cognito:user_status': status } })).toBe(false);
});

test('the define trigger issues tokens for a correct code only to confirmed, verified accounts', async () => {
  const answer = async (userAttributes: Record<string, string>) => {
    const request = { session: [code(true)], userAttributes };
    // Only the fields of the event that the trigger reads.
    const { response } = await define({ request, response: {} } as unknown as DefineAuthChallengeTriggerEvent);
    return response;
  };
  const confirmed = { 'cognito:user_status': 'CONFIRMED' };
  expect(await answer({ ...confirmed, email_verified: 'true' })).toEqual({
    issueTokens: true,
    failAuthentication: false,
  });
  expect(await answer(confirmed)).toEqual({ issueTokens: false, failAuthentication: true });
  expect(await answer({})).toEqual({ issueTokens: false, failAuthentication: true });
});
