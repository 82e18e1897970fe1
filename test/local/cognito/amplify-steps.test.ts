/** Every additional sign-in step and the account settings, with the real aws-amplify. */
import { AdminForgetDeviceCommand } from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmSignIn,
  confirmUserAttribute,
  deleteUserAttributes,
  deleteWebAuthnCredential,
  fetchAuthSession,
  fetchDevices,
  fetchMFAPreference,
  fetchUserAttributes,
  forgetDevice,
  listWebAuthnCredentials,
  rememberDevice,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updateUserAttribute,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { configured } from './amplify.ts';
import { newAuthenticator } from './authenticator.ts';
import { MINUTE, PASSWORD, type TestIdentity, WEB } from './harness.ts';
import { totp } from './totp.ts';

const ADA = 'ada@example.com';
const PHONE = '+15550100';
const withPassword = { username: ADA, password: PASSWORD };
const DONE = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };

afterEach(() => signOut());

const stepOf = async (answer: Promise<{ nextStep: { signInStep: string } }>) => (await answer).nextStep.signInStep;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

const forgetHere = async (identity: TestIdentity) => {
  for (const { id } of await fetchDevices())
    await identity.admin.send(
      new AdminForgetDeviceCommand({ UserPoolId: identity.userPoolId, Username: ADA, DeviceKey: id }),
    );
  await signOut();
};

test('an authenticator app, codes by text message and mail, and the choice between them', async () => {
  const identity = await configured();
  await identity.addPerson(ADA, { phone: PHONE });
  await signIn(withPassword);
  const { sharedSecret, getSetupUri } = await setUpTOTP();
  expect(getSetupUri('Plumbline').toString()).toContain(sharedSecret);
  await verifyTOTPSetup({ code: totp(sharedSecret, identity.now()) });
  await updateMFAPreference({ totp: 'PREFERRED', sms: 'ENABLED', email: 'ENABLED' });
  const { preferred, enabled } = await fetchMFAPreference();
  expect([preferred, enabled?.toSorted()]).toEqual(['TOTP', ['EMAIL', 'SMS', 'TOTP']]);
  await forgetHere(identity);

  identity.pass(MINUTE);
  expect(await stepOf(signIn(withPassword))).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  const code = totp(sharedSecret, identity.now());
  await expect(confirmSignIn({ challengeResponse: wrong(code) })).rejects.toMatchObject({
    name: 'CodeMismatchException',
    message: 'Invalid code received for user',
  });
  expect(await confirmSignIn({ challengeResponse: code })).toEqual(DONE);
  await updateMFAPreference({ totp: 'NOT_PREFERRED' });
  await forgetHere(identity);

  for (const [method, step, deliveryMedium, destination] of [
    ['SMS', 'CONFIRM_SIGN_IN_WITH_SMS_CODE', 'SMS', '+*******0100'],
    ['EMAIL', 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE', 'EMAIL', 'a***@e***'],
  ] as const) {
    const { nextStep } = await signIn(withPassword);
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION') throw new Error(nextStep.signInStep);
    expect(nextStep.allowedMFATypes?.toSorted()).toEqual(['EMAIL', 'SMS', 'TOTP']);
    const chosen = await confirmSignIn({ challengeResponse: method });
    expect(chosen.nextStep).toEqual({ signInStep: step, codeDeliveryDetails: { deliveryMedium, destination } });
    expect(await confirmSignIn({ challengeResponse: identity.lastCode() })).toEqual(DONE);
    await forgetHere(identity);
  }
});

test('a required second factor is set up during sign-in: an app or the address', async () => {
  const identity = await configured({ mfa: 'ON' });
  await identity.addPerson(ADA);
  const begin = async () => {
    const { nextStep } = await signIn(withPassword);
    expect(nextStep).toEqual({
      signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION',
      allowedMFATypes: ['TOTP', 'EMAIL'],
    });
  };
  await begin();
  const { nextStep } = await confirmSignIn({ challengeResponse: 'TOTP' });
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
  const challengeResponse = totp(nextStep.totpSetupDetails.sharedSecret, identity.now());
  await expect(confirmSignIn({ challengeResponse: wrong(challengeResponse) })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  });
  expect(await confirmSignIn({ challengeResponse })).toEqual(DONE);
  expect(await fetchMFAPreference()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] });
  await updateMFAPreference({ totp: 'DISABLED' });
  await forgetHere(identity);

  await begin();
  expect(await stepOf(confirmSignIn({ challengeResponse: 'EMAIL' }))).toBe('CONTINUE_SIGN_IN_WITH_EMAIL_SETUP');
  expect(await stepOf(confirmSignIn({ challengeResponse: ADA }))).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  expect(await confirmSignIn({ challengeResponse: identity.lastCode() })).toEqual(DONE);
  expect(await fetchMFAPreference()).toEqual({ preferred: 'EMAIL', enabled: ['EMAIL'] });
});

test('a known device needs no second factor until it is forgotten', async () => {
  const identity = await configured();
  await identity.addPerson(ADA);
  await signIn(withPassword);
  await updateMFAPreference({ email: 'PREFERRED' });
  const [device] = await fetchDevices();
  await rememberDevice();
  await signOut();
  expect(await signIn(withPassword)).toEqual(DONE);
  expect(await fetchDevices()).toMatchObject([{ id: device?.id }]);
  // The refresh sends the device key.
  await fetchAuthSession({ forceRefresh: true });
  await forgetHere(identity);

  // Amplify sends the forgotten device key, gets an error and retries without it.
  expect(await stepOf(signIn(withPassword))).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  expect(await confirmSignIn({ challengeResponse: identity.lastCode() })).toEqual(DONE);
  expect((await fetchDevices()).map(({ id }) => id)).not.toContain(device?.id);
  await signOut();
  expect(await signIn(withPassword)).toEqual(DONE);
  await forgetDevice();
  expect(await fetchDevices()).toEqual([]);
  await fetchAuthSession({ forceRefresh: true });
});

test('the first factor is chosen or preferred', async () => {
  const identity = await configured();
  await identity.addPerson(ADA, { phone: PHONE });
  const byChoice = (options: object = {}, more: object = {}) =>
    signIn({ username: ADA, ...more, options: { authFlowType: 'USER_AUTH', ...options } });
  const { nextStep } = await byChoice();
  expect(nextStep).toEqual({
    signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
    availableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP'],
  });
  expect(await stepOf(confirmSignIn({ challengeResponse: 'SMS_OTP' }))).toBe('CONFIRM_SIGN_IN_WITH_SMS_CODE');
  expect(await confirmSignIn({ challengeResponse: identity.lastCode() })).toEqual(DONE);
  await signOut();

  expect(await stepOf(byChoice({ preferredChallenge: 'EMAIL_OTP' }))).toBe('CONFIRM_SIGN_IN_WITH_EMAIL_CODE');
  expect(await confirmSignIn({ challengeResponse: identity.lastCode() })).toEqual(DONE);
  await signOut();

  for (const factor of ['PASSWORD', 'PASSWORD_SRP']) {
    await byChoice();
    expect(await stepOf(confirmSignIn({ challengeResponse: factor }))).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD');
    expect(await confirmSignIn({ challengeResponse: PASSWORD })).toEqual(DONE);
    await signOut();
    expect(await byChoice({ preferredChallenge: factor }, { password: PASSWORD })).toEqual(DONE);
    await signOut();
  }
});

test('triggers guide a sign-in with SRP and without', async () => {
  const identity = await configured({
    triggers: {
      DefineAuthChallenge: async (event) => {
        const last = event.request.session.at(-1);
        if (last?.challengeName === 'SRP_A') event.response.challengeName = 'PASSWORD_VERIFIER';
        else if (last?.challengeName === 'CUSTOM_CHALLENGE') event.response.issueTokens = last.challengeResult;
        else event.response.challengeName = 'CUSTOM_CHALLENGE';
        event.response.failAuthentication = last?.challengeResult === false;
        return event;
      },
      CreateAuthChallenge: async (event) => {
        event.response.publicChallengeParameters = { question: 'Seven?' };
        return event;
      },
      VerifyAuthChallengeResponse: async (event) => {
        event.response.answerCorrect = event.request.challengeAnswer === '7';
        return event;
      },
    },
  });
  await identity.addPerson(ADA);
  const QUESTION = 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE';
  const { nextStep } = await signIn({ username: ADA, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } });
  expect(nextStep).toMatchObject({ signInStep: QUESTION, additionalInfo: { question: 'Seven?' } });
  expect(await confirmSignIn({ challengeResponse: '7' })).toEqual(DONE);
  await signOut();

  const withSrp = { ...withPassword, options: { authFlowType: 'CUSTOM_WITH_SRP' } } as const;
  expect(await stepOf(signIn(withSrp))).toBe(QUESTION);
  await expect(confirmSignIn({ challengeResponse: '8' })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  expect(await stepOf(signIn(withSrp))).toBe(QUESTION);
  expect(await confirmSignIn({ challengeResponse: '7' })).toEqual(DONE);
});

test('a person changes writable attributes and keeps the old address until the code is entered', async () => {
  const identity = await configured();
  await identity.addPerson(ADA);
  await signIn(withPassword);
  await expect(
    updateUserAttribute({ userAttribute: { attributeKey: 'phone_number', value: '+15550100' } }),
  ).rejects.toMatchObject({ message: 'A client attempted to write unauthorized attribute' });
  await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
  await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: identity.lastCode() });
  expect(await fetchUserAttributes()).toMatchObject({ email: ADA, email_verified: 'true' });
  const renamed = await updateUserAttribute({ userAttribute: { attributeKey: 'given_name', value: 'Augusta' } });
  expect(renamed.nextStep).toEqual({ updateAttributeStep: 'DONE' });
  await deleteUserAttributes({ userAttributeKeys: ['given_name'] });
  await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: 'countess@example.com' } });
  const attributes = await fetchUserAttributes();
  expect(attributes).not.toHaveProperty('given_name');
  expect(attributes).toMatchObject({ email: ADA });
});

const Started = z.object({ CredentialCreationOptions: z.looseObject({ challenge: z.string() }) });

test('people see and remove their passkeys', async () => {
  const identity = await configured();
  await identity.addPerson(ADA);
  await signIn(withPassword);
  const AccessToken = String((await fetchAuthSession()).tokens?.accessToken);
  const started = Started.parse(await identity.call('StartWebAuthnRegistration', { AccessToken }));
  const Credential = newAuthenticator(WEB).create(started.CredentialCreationOptions.challenge);
  await identity.call('CompleteWebAuthnRegistration', { AccessToken, Credential });
  const { credentials } = await listWebAuthnCredentials();
  expect(credentials).toMatchObject([{ friendlyCredentialName: 'Passkey', relyingPartyId: 'localhost' }]);
  await deleteWebAuthnCredential({ credentialId: credentials[0]?.credentialId ?? '' });
  expect((await listWebAuthnCredentials()).credentials).toEqual([]);
});
