import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { expect, test } from 'vitest';
import {
  HOUR,
  MINUTE,
  newIdentity,
  PASSWORD,
  said,
  type TestIdentity,
  temporaryFolder,
  tokensOf,
  WEB,
} from './harness.ts';

const signedIn = async (identity: TestIdentity) => tokensOf(await identity.withPassword('ada@example.com'));

const refreshed = (identity: TestIdentity, RefreshToken: string) =>
  identity.call('GetTokensFromRefreshToken', { ClientId: identity.webClientId, RefreshToken });

const getUser = (identity: TestIdentity, AccessToken: string) => identity.call('GetUser', { AccessToken });

const claimsOf = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('aws-jwt-verify accepts the tokens, with Cognito’s claims', async () => {
  const identity = await newIdentity();
  const id = await identity.addPerson('ada@example.com');
  const { AccessToken, IdToken } = await signedIn(identity);
  const { userPoolId, webClientId: clientId } = identity;
  const jwksCache = new SimpleJwksCache({
    fetcher: { fetch: async () => await (await fetch(identity.jwksUri)).arrayBuffer() },
  });
  const verifier = CognitoJwtVerifier.create([{ userPoolId, clientId, tokenUse: 'access' }], { jwksCache });
  const access = await verifier.verify(AccessToken);
  expect(access).toMatchObject({
    sub: id,
    iss: `https://cognito-idp.us-east-1.amazonaws.com/${userPoolId}`,
    client_id: clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: id,
  });
  expect(access.exp - access.iat).toBe(5 * 60);

  const idVerifier = CognitoJwtVerifier.create([{ userPoolId, clientId, tokenUse: 'id' }], { jwksCache });
  expect(await idVerifier.verify(IdToken)).toMatchObject({
    sub: id,
    aud: clientId,
    origin_jti: access.origin_jti,
    'cognito:username': id,
    email: 'ada@example.com',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Lovelace',
  });
});

test('the pool publishes the location of its keys, to the web app too', async () => {
  const { url, userPoolId, jwksUri } = await newIdentity();
  const response = await fetch(`${url}/${userPoolId}/.well-known/openid-configuration`, { headers: { origin: WEB } });
  expect(response.headers.get('access-control-allow-origin')).toBe(WEB);
  expect(await response.json()).toMatchObject({
    issuer: `https://cognito-idp.us-east-1.amazonaws.com/${userPoolId}`,
    jwks_uri: jwksUri,
  });
});

test('a refresh token gives new tokens of the same sign-in for twelve hours', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { AccessToken, RefreshToken } = await signedIn(identity);
  identity.pass(12 * HOUR - MINUTE);
  expect(said(await getUser(identity, AccessToken))).toBe('NotAuthorizedException: Access Token has expired');

  const fresh = tokensOf(await refreshed(identity, RefreshToken));
  expect((await getUser(identity, fresh.AccessToken)).Username).toBeDefined();
  const sameSignIn = ({ auth_time, origin_jti }: Record<string, unknown>) => ({ auth_time, origin_jti });
  expect(claimsOf(fresh.AccessToken)).toMatchObject(sameSignIn(Object(claimsOf(AccessToken))));

  identity.pass(MINUTE);
  expect(said(await refreshed(identity, fresh.RefreshToken))).toBe('NotAuthorizedException: Refresh Token has expired');
});

test('a used refresh token ends after the grace period, and its successor continues', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { RefreshToken } = await signedIn(identity);
  const [first, again] = [
    tokensOf(await refreshed(identity, RefreshToken)),
    tokensOf(await refreshed(identity, RefreshToken)), // another tab refreshes at the same time
  ];
  identity.pass(MINUTE);
  expect(said(await refreshed(identity, RefreshToken))).toBe('NotAuthorizedException: Refresh Token has been revoked');
  for (const next of [first, again]) expect(tokensOf(await refreshed(identity, next.RefreshToken))).toBeTruthy();
  const flow = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: first.RefreshToken } };
  expect(said(await identity.call('InitiateAuth', { ClientId: identity.webClientId, ...flow }))).toMatch(
    /REFRESH_TOKEN_AUTH flow not enabled for this client/,
  );
});

test('a revoked refresh token ends only its own sign-in', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const [one, other] = [await signedIn(identity), await signedIn(identity)];
  const revoke = { ClientId: identity.webClientId, Token: one.RefreshToken };
  expect(await identity.call('RevokeToken', revoke)).not.toHaveProperty('__type');
  expect(await identity.call('RevokeToken', revoke)).not.toHaveProperty('__type');
  expect(said(await refreshed(identity, one.RefreshToken))).toBe(
    'NotAuthorizedException: Refresh Token has been revoked',
  );
  expect(said(await getUser(identity, one.AccessToken))).toBe('NotAuthorizedException: Access Token has been revoked');
  tokensOf(await refreshed(identity, other.RefreshToken));
});

test('an access token cannot be revoked as if it were a refresh token', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { AccessToken } = await signedIn(identity);
  const answer = await identity.call('RevokeToken', { ClientId: identity.webClientId, Token: AccessToken });
  expect(answer.__type).toBe('UnsupportedTokenTypeException');
});

const who = (identity: TestIdentity) => ({ UserPoolId: identity.userPoolId, Username: 'ada@example.com' });

test.each<[string, (identity: TestIdentity, token: string) => Promise<unknown>]>([
  ['signs out everywhere', (identity, AccessToken) => identity.call('GlobalSignOut', { AccessToken })],
  [
    'is signed out by an administrator',
    ({ admin, ...identity }) => admin.send(new AdminUserGlobalSignOutCommand(who({ admin, ...identity }))),
  ],
  [
    'gets a password from an administrator',
    ({ admin, ...identity }) =>
      admin.send(
        new AdminSetUserPasswordCommand({ ...who({ admin, ...identity }), Password: PASSWORD, Permanent: true }),
      ),
  ],
])('when a person %s, all sessions end, and they can sign in again', async (_, end) => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const [one, other] = [await signedIn(identity), await signedIn(identity)];
  await end(identity, one.AccessToken);
  for (const { AccessToken, RefreshToken } of [one, other]) {
    expect(said(await refreshed(identity, RefreshToken))).toMatch(/revoked/);
    expect(said(await getUser(identity, AccessToken))).toMatch(/Access Token has been revoked/);
  }
  expect((await getUser(identity, (await signedIn(identity)).AccessToken)).Username).toBeDefined();
});

test('the tokens of a disabled or deleted person stop working', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { AccessToken, RefreshToken } = await signedIn(identity);
  await identity.admin.send(new AdminDisableUserCommand(who(identity)));
  expect(said(await getUser(identity, AccessToken))).toBe('NotAuthorizedException: User is disabled.');
  expect(said(await refreshed(identity, RefreshToken))).toMatch(/^NotAuthorizedException/);
  await identity.admin.send(new AdminDeleteUserCommand(who(identity)));
  expect(said(await getUser(identity, AccessToken))).toBe('UserNotFoundException: User does not exist.');
  expect(said(await refreshed(identity, RefreshToken))).toBe('NotAuthorizedException: Invalid Refresh Token');
});

test('refuses foreign tokens and tokens other than access tokens', async () => {
  const identity = await newIdentity();
  const stranger = await newIdentity({ data: await temporaryFolder() });
  await identity.addPerson('ada@example.com');
  await stranger.addPerson('ada@example.com');
  const { AccessToken, IdToken } = await signedIn(identity);
  const [header, payload] = AccessToken.split('.');
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  const bad = [
    'nonsense',
    IdToken,
    (await signedIn(stranger)).AccessToken,
    `${header}.${payload}.AAAA`,
    `${none}.${payload}.`,
  ];
  for (const token of bad)
    expect(said(await getUser(identity, token))).toBe('NotAuthorizedException: Invalid Access Token');
});

test('people read and change their account, but cannot mark their address as verified', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { AccessToken } = await signedIn(identity);
  const update = (Name: string, Value: string) =>
    identity.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] });
  expect(await update('family_name', 'King')).not.toHaveProperty('__type');
  expect(said(await update('email_verified', 'true'))).toMatch(/^NotAuthorizedException/);
  expect(said(await update('sub', 'x'))).toMatch(/^InvalidParameterException/);
  expect(said(await update('shoe_size', '42'))).toMatch(/Attribute does not exist in the schema/);
  expect((await getUser(identity, AccessToken)).UserAttributes).toContainEqual({ Name: 'family_name', Value: 'King' });
});

test('a password change requires the current password', async () => {
  const identity = await newIdentity();
  await identity.addPerson('ada@example.com');
  const { AccessToken } = await signedIn(identity);
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    identity.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });
  expect(said(await change('wrong', 'My very own passw0rd'))).toBe(
    'NotAuthorizedException: Incorrect username or password.',
  );
  expect(said(await change(PASSWORD, 'short'))).toMatch(/^InvalidPasswordException/);
  expect(await change(PASSWORD, 'My very own passw0rd')).not.toHaveProperty('__type');
  tokensOf(await identity.withPassword('ada@example.com', 'My very own passw0rd'));
  for (let wrong = 0; wrong < 5; wrong++) await change('wrong', PASSWORD);
  expect(said(await change('My very own passw0rd', PASSWORD))).toBe(
    'LimitExceededException: Attempt limit exceeded, please try after some time.',
  );
});
