/** Tests the local Cognito with the real aws-amplify, which the web app uses to sign in. */
import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resetPassword,
  signIn,
  signOut,
  updatePassword,
} from 'aws-amplify/auth';
import { afterEach, expect, test } from 'vitest';
import { configured } from './amplify.ts';
import { PASSWORD } from './harness.ts';

const NEW = 'My very own passw0rd';

afterEach(() => signOut());

test('a person signs in, keeps their session by refreshing it, and signs out', async () => {
  const identity = await configured();
  const id = await identity.addPerson('ada@example.com');
  expect(await signIn({ username: 'Ada@example.com', password: PASSWORD })).toEqual({
    isSignedIn: true,
    nextStep: { signInStep: 'DONE' },
  });
  expect((await getCurrentUser()).userId).toBe(id);
  expect(await fetchUserAttributes()).toMatchObject({ email: 'ada@example.com', given_name: 'Ada' });

  const session = await fetchAuthSession();
  expect(session.credentials?.accessKeyId).toMatch(/^ASIA/);
  identity.pass(1_000);
  const fresh = await fetchAuthSession({ forceRefresh: true });
  expect(fresh.tokens?.accessToken.payload.iat).toBeGreaterThan(session.tokens?.accessToken.payload.iat ?? 0);

  await signOut();
  expect((await fetchAuthSession()).tokens).toBeUndefined();
  const AccessToken = String(fresh.tokens?.accessToken);
  expect((await identity.call('GetUser', { AccessToken })).message).toBe('Access Token has been revoked');
});

test('a wrong password and an unknown person get the same error', async () => {
  const identity = await configured();
  await identity.addPerson('ada@example.com');
  for (const username of ['ada@example.com', 'nobody@example.com'])
    await expect(signIn({ username, password: 'wrong' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
});

test('a temporary password requires a new one and refuses one that breaks the policy', async () => {
  const identity = await configured();
  await identity.admin.send(
    new AdminCreateUserCommand({
      UserPoolId: identity.userPoolId,
      Username: 'eve@example.com',
      TemporaryPassword: PASSWORD,
    }),
  );
  const password = identity.messages[0]?.code ?? '';
  const { nextStep } = await signIn({ username: 'eve@example.com', password });
  expect(nextStep).toEqual({ signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', missingAttributes: [] });
  await expect(confirmSignIn({ challengeResponse: 'short' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
    message: 'Password did not conform with policy: Password not long enough',
  });
  expect((await confirmSignIn({ challengeResponse: NEW })).isSignedIn).toBe(true);
});

test('a forgotten password is reset with a code, and can be changed when signed in', async () => {
  const identity = await configured();
  await identity.addPerson('ada@example.com');
  const { nextStep } = await resetPassword({ username: 'ada@example.com' });
  expect(nextStep).toEqual({
    resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
    codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'a***@e***', attributeName: 'email' },
  });
  await confirmResetPassword({
    username: 'ada@example.com',
    newPassword: NEW,
    confirmationCode: identity.messages[0]?.code ?? '',
  });
  await signIn({ username: 'ada@example.com', password: NEW, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
  await updatePassword({ oldPassword: NEW, newPassword: PASSWORD });
  await signOut({ global: true });
  expect((await signIn({ username: 'ada@example.com', password: PASSWORD })).isSignedIn).toBe(true);
});
