/** Operations to add, list and delete passkeys of signed-in users. */
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as z from 'zod';
import { CognitoError, notFound } from '#local/aws/cognito/errors.ts';
import { forAnyone, type Operation } from '#local/aws/cognito/operation.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { AccessToken } from '#local/aws/cognito/users/fields.ts';
import { type Passkey, Transports } from '#local/aws/cognito/users/passkeys.ts';
import type { User } from '#local/aws/cognito/users/users.ts';

const MOST = 20;
const RELYING_PARTY = 'Plumbline';

const StartWebAuthnRegistration = forAnyone(z.object({ AccessToken }), async (pool, input) => {
  const user = pool.tokens.user(input.AccessToken);
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY,
    rpID: pool.relyingParty,
    userID: Buffer.from(user.id),
    userName: user.attributes.email,
    userDisplayName: user.attributes.email,
    attestationType: 'none',
    excludeCredentials: pool.passkeys.of(user.id).map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { requireResidentKey: true, residentKey: 'required', userVerification: 'preferred' },
  });
  pool.passkeys.beginRegistration(user.id, options.challenge);
  return { CredentialCreationOptions: options };
});

const Credential = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
  response: z.object({ clientDataJSON: z.string(), attestationObject: z.string(), transports: Transports }),
});
type Credential = z.output<typeof Credential>;

const ClientData = z.object({ challenge: z.string(), origin: z.string() });

const clientDataOf = ({ response }: Credential) => {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()));
  } catch {
    throw unsupported();
  }
};

const unsupported = () =>
  new CognitoError('WebAuthnCredentialNotSupportedException', 'The passkey could not be verified.');

const verified = async (pool: Pool, { id: user }: User, credential: Credential): Promise<Omit<Passkey, 'created'>> => {
  const expectedChallenge = pool.passkeys.endRegistration(user);
  const { challenge, origin } = clientDataOf(credential);
  if (expectedChallenge === undefined || challenge !== expectedChallenge)
    throw new CognitoError('WebAuthnChallengeNotFoundException', 'The passkey registration has expired. Start again.');
  if (origin !== pool.webOrigin)
    throw new CognitoError('WebAuthnOriginNotAllowedException', `The origin ${origin} is not allowed.`);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin: pool.webOrigin,
    expectedRPID: pool.relyingParty,
    requireUserVerification: false,
  }).catch(() => {
    throw unsupported();
  });
  if (!registrationInfo) throw unsupported();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    user,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: credential.response.transports,
    attachment: credential.authenticatorAttachment ?? null,
  };
};

const CompleteWebAuthnRegistration = forAnyone(z.object({ AccessToken, Credential }), async (pool, input) => {
  const user = pool.tokens.user(input.AccessToken);
  if (pool.passkeys.of(user.id).length >= MOST)
    throw new CognitoError('LimitExceededException', `A user can have ${MOST} passkeys at most.`);
  if (!pool.passkeys.add(await verified(pool, user, input.Credential))) throw unsupported();
  return {};
});

const ListWebAuthnCredentials = forAnyone(
  z.object({ AccessToken, MaxResults: z.int().min(0).max(MOST).optional(), NextToken: z.string().optional() }),
  (pool, input) => ({
    // All passkeys fit on one page.
    Credentials: pool.passkeys.of(pool.tokens.user(input.AccessToken).id).map((passkey) => ({
      CredentialId: passkey.id,
      FriendlyCredentialName: 'Passkey',
      RelyingPartyId: pool.relyingParty,
      ...(passkey.attachment ? { AuthenticatorAttachment: passkey.attachment } : {}),
      AuthenticatorTransports: passkey.transports,
      CreatedAt: passkey.created / 1000,
    })),
  }),
);

const DeleteWebAuthnCredential = forAnyone(z.object({ AccessToken, CredentialId: z.string() }), (pool, input) => {
  const user = pool.tokens.user(input.AccessToken);
  if (!pool.passkeys.remove(user.id, input.CredentialId)) throw notFound('Passkey does not exist.');
  return {};
});

export const passkeyOperations: Record<string, Operation> = {
  StartWebAuthnRegistration,
  CompleteWebAuthnRegistration,
  ListWebAuthnCredentials,
  DeleteWebAuthnCredential,
};
