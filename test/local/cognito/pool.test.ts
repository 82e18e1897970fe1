import { AdminDisableUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { HOUR, newIdentity, said, type TestIdentity, tokensOf } from './harness.ts';

const ask = (identity: TestIdentity, operation: string, body: object) =>
  identity.call(operation, body, 'AWSCognitoIdentityService');

const loginsOf = async (identity: TestIdentity, name: string) => {
  const { IdToken, AccessToken } = tokensOf(await identity.withPassword(name));
  const provider = `cognito-idp.us-east-1.amazonaws.com/${identity.userPoolId}`;
  return { AccessToken, logins: { [provider]: IdToken }, withAccessToken: { [provider]: AccessToken } };
};

test('a signed-in person has one identity, and credentials for an hour', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { logins: Logins } = await loginsOf(identity, 'ada@example.com');
  const { identityPoolId: IdentityPoolId } = identity;
  const { IdentityId } = await ask(identity, 'GetId', { IdentityPoolId, Logins });
  expect(IdentityId).toMatch(/^us-east-1:[0-9a-f-]{36}$/);
  expect((await ask(identity, 'GetId', { IdentityPoolId, Logins })).IdentityId).toBe(IdentityId);
  const { Credentials } = await ask(identity, 'GetCredentialsForIdentity', { IdentityId, Logins });
  expect(Credentials).toEqual({
    AccessKeyId: expect.stringMatching(/^ASIA[A-Z2-7]{16}$/),
    SecretKey: expect.any(String),
    SessionToken: expect.any(String),
    Expiration: expect.any(Number),
  });
});

test('a guest gets nothing', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { identityPoolId: IdentityPoolId } = identity;
  expect(said(await ask(identity, 'GetId', { IdentityPoolId }))).toBe(
    'NotAuthorizedException: Unauthenticated access is not supported for this identity pool.',
  );
  const { logins: Logins } = await loginsOf(identity, 'ada@example.com');
  const { IdentityId } = await ask(identity, 'GetId', { IdentityPoolId, Logins });
  expect(said(await ask(identity, 'GetCredentialsForIdentity', { IdentityId }))).toBe(
    `NotAuthorizedException: Access to Identity '${IdentityId}' is forbidden.`,
  );
});

test('refuses credentials for another person or with an unsuitable token', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  await identity.addPerson('bob@example.com');
  const [ada, bob] = [await loginsOf(identity, 'ada@example.com'), await loginsOf(identity, 'bob@example.com')];
  const { identityPoolId: IdentityPoolId } = identity;
  const getId = async (Logins: object) => said(await ask(identity, 'GetId', { IdentityPoolId, Logins }));
  const { IdentityId } = await ask(identity, 'GetId', { IdentityPoolId, Logins: ada.logins });

  expect(said(await ask(identity, 'GetCredentialsForIdentity', { IdentityId, Logins: bob.logins }))).toMatch(
    /^NotAuthorizedException: Logins don't match/,
  );
  expect(await getId(ada.withAccessToken)).toMatch(/^NotAuthorizedException: Invalid login token/);
  expect(await getId({ 'graph.facebook.com': 'x' })).toMatch(/^NotAuthorizedException: Token is not from a supported/);
  const another = 'us-east-1:00000000-0000-4000-8000-000000000000';
  expect(said(await ask(identity, 'GetId', { IdentityPoolId: another, Logins: ada.logins }))).toBe(
    `ResourceNotFoundException: IdentityPool '${another}' not found.`,
  );
  expect(said(await ask(identity, 'GetCredentialsForIdentity', { IdentityId: another, Logins: ada.logins }))).toBe(
    `ResourceNotFoundException: Identity '${another}' not found.`,
  );
  identity.pass(HOUR);
  expect(await getId(ada.logins)).toMatch(/^NotAuthorizedException: Invalid login token. Token expired/);
});

test('refuses the ID token after a sign-out everywhere or for a disabled account', async () => {
  const identity = await newIdentity();
  const { identityPoolId: IdentityPoolId, userPoolId: UserPoolId } = identity;
  const id = await identity.addPerson('ada@example.com');
  const askAgain = async ({ logins: Logins }: Awaited<ReturnType<typeof loginsOf>>) => [
    said(await ask(identity, 'GetId', { IdentityPoolId, Logins })),
    said(await ask(identity, 'GetCredentialsForIdentity', { IdentityId, Logins })),
  ];
  const revoked = expect.stringMatching(/^NotAuthorizedException: Invalid login token/);

  const first = await loginsOf(identity, 'ada@example.com');
  const { IdentityId } = await ask(identity, 'GetId', { IdentityPoolId, Logins: first.logins });
  await identity.call('GlobalSignOut', { AccessToken: first.AccessToken });
  expect(await askAgain(first)).toEqual([revoked, revoked]);
  const second = await loginsOf(identity, 'ada@example.com');
  await identity.admin.send(new AdminDisableUserCommand({ UserPoolId, Username: id }));
  expect(await askAgain(second)).toEqual([revoked, revoked]);
});
