import { expect, test } from 'vitest';
import * as z from 'zod';
import { newAuthenticator } from '#test/local/cognito/authenticator.ts';
import { MINUTE, newIdentity, said, type TestIdentity, tokensOf, WEB } from '#test/local/cognito/harness.ts';

const ADA = 'ada@example.com';
const INCORRECT = 'NotAuthorizedException: Incorrect username or password.';

const CreationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  excludeCredentials: z.array(z.looseObject({ id: z.string() })),
});
const RequestOptions = z.looseObject({ challenge: z.string(), userVerification: z.string() });

const begin = async (identity: TestIdentity, AccessToken: string) => {
  const answer = await identity.call('StartWebAuthnRegistration', { AccessToken });
  return CreationOptions.parse(answer.CredentialCreationOptions);
};

const complete = (identity: TestIdentity, AccessToken: string, Credential: object) =>
  identity.call('CompleteWebAuthnRegistration', { AccessToken, Credential });

const withPasskey = async (identity: TestIdentity) => {
  await identity.addPerson(ADA);
  const { AccessToken } = tokensOf(await identity.withPassword(ADA));
  const authenticator = newAuthenticator(WEB);
  const { challenge } = await begin(identity, AccessToken);
  expect(await complete(identity, AccessToken, authenticator.create(challenge))).toEqual({ ChallengeParameters: {} });
  return { AccessToken, authenticator };
};

const askForPasskey = async (identity: TestIdentity) => {
  const asked = await identity.byChoice(ADA, 'WEB_AUTHN');
  expect(asked.ChallengeName).toBe('WEB_AUTHN');
  const options = RequestOptions.parse(JSON.parse(asked.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS ?? ''));
  const answer = (credential: object | string) =>
    identity.respond('WEB_AUTHN', asked.Session, {
      USERNAME: ADA,
      CREDENTIAL: typeof credential === 'string' ? credential : JSON.stringify(credential),
    });
  return { options, answer };
};

test('a person adds, lists, uses and removes a passkey', async () => {
  const identity = await newIdentity();
  const { AccessToken, authenticator } = await withPasskey(identity);
  const { Credentials } = await identity.call('ListWebAuthnCredentials', { AccessToken });
  expect(Credentials).toEqual([
    {
      CredentialId: authenticator.id,
      FriendlyCredentialName: 'Passkey',
      RelyingPartyId: 'localhost',
      AuthenticatorAttachment: 'platform',
      AuthenticatorTransports: ['internal'],
      CreatedAt: identity.now() / 1000,
    },
  ]);
  expect((await begin(identity, AccessToken)).excludeCredentials).toMatchObject([{ id: authenticator.id }]);

  const { options, answer } = await askForPasskey(identity);
  expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ id: authenticator.id }] });
  tokensOf(await answer(authenticator.get(options.challenge)));

  const remove = () => identity.call('DeleteWebAuthnCredential', { AccessToken, CredentialId: authenticator.id });
  expect(await remove()).not.toHaveProperty('__type');
  expect((await remove()).__type).toBe('ResourceNotFoundException');
  expect((await identity.byChoice(ADA, 'WEB_AUTHN')).ChallengeName).toBe('SELECT_CHALLENGE');
});

test('a passkey is registered once per challenge, and only from the product’s own pages', async () => {
  const identity = await newIdentity();
  await identity.addPerson(ADA);
  let { AccessToken } = tokensOf(await identity.withPassword(ADA));
  const authenticator = newAuthenticator(WEB);
  const made = async (change: (challenge: string) => object) =>
    (await complete(identity, AccessToken, change((await begin(identity, AccessToken)).challenge))).__type;
  expect(await made((challenge) => authenticator.create(challenge, { origin: 'http://localhost:6666' }))).toBe(
    'WebAuthnOriginNotAllowedException',
  );
  expect(await made(() => authenticator.create('another'))).toBe('WebAuthnChallengeNotFoundException');
  expect(await made((challenge) => newAuthenticator('http://example.com').create(challenge, { origin: WEB }))).toBe(
    'WebAuthnCredentialNotSupportedException',
  );
  const { challenge } = await begin(identity, AccessToken);
  identity.pass(6 * MINUTE);
  ({ AccessToken } = tokensOf(await identity.withPassword(ADA)));
  expect((await complete(identity, AccessToken, authenticator.create(challenge))).__type).toBe(
    'WebAuthnChallengeNotFoundException',
  );
  expect(await made((given) => authenticator.create(given))).toBeUndefined();
  expect(await made((given) => authenticator.create(given))).toBe('WebAuthnCredentialNotSupportedException');
});

test('refuses another person’s passkey, a replayed answer, and one from another page', async () => {
  const identity = await newIdentity();
  const { authenticator } = await withPasskey(identity);
  const { options, answer } = await askForPasskey(identity);
  const heard = authenticator.get(options.challenge);
  expect(said(await answer(newAuthenticator(WEB).get(options.challenge)))).toBe(INCORRECT);
  expect(said(await answer(authenticator.get(options.challenge, { origin: 'http://evil.example' })))).toBe(INCORRECT);
  expect(said(await answer('{"id":1}'))).toBe(INCORRECT);
  tokensOf(await answer(authenticator.get(options.challenge)));
  expect((await answer(heard)).message).toMatch(/can only be used once/);

  const again = await askForPasskey(identity);
  expect(said(await again.answer(heard))).toBe(INCORRECT);
});

test('a passkey replaces both factors only when configured and with user verification', async () => {
  const identity = await newIdentity();
  const { AccessToken, authenticator } = await withPasskey(identity);
  await identity.call('SetUserMFAPreference', { AccessToken, EmailMfaSettings: { Enabled: true } });
  const chosen = await identity.byChoice(ADA, 'WEB_AUTHN');
  expect(chosen).toMatchObject({
    ChallengeName: 'SELECT_CHALLENGE',
    AvailableChallenges: ['PASSWORD', 'PASSWORD_SRP'],
  });

  await identity.call('SetUserMFAPreference', { AccessToken, WebAuthnMfaSettings: { Enabled: true } });
  const { options, answer } = await askForPasskey(identity);
  expect(options.userVerification).toBe('required');
  expect(said(await answer(authenticator.get(options.challenge, { isPersonVerified: false })))).toBe(INCORRECT);
  tokensOf(await answer(authenticator.get(options.challenge)));
});
