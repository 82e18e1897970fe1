/** WEB_AUTHN: a passkey as first factor; it also counts as second factor if it verifies the person. */
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import * as z from 'zod';
import { incorrect } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import type { Passkey } from '#local/aws/cognito/users/passkeys.ts';
import type { Asking, Family } from './family.ts';
import { ask, required } from './question.ts';

const NAME = 'WEB_AUTHN';

const Kept = z.object({
  challenge: z.string(),
  /** The user has a second factor, so possession of the device alone is not enough. */
  isPersonVerified: z.boolean(),
});
type Kept = z.output<typeof Kept>;

export const askForPasskey: Asking = async (pool, user, attempt) => {
  const isPersonVerified = pool.mfa.isOwed(user);
  const options = await generateAuthenticationOptions({
    rpID: pool.relyingParty,
    allowCredentials: pool.passkeys.of(user.id).map(({ id, transports }) => ({ id, transports })),
    userVerification: isPersonVerified ? 'required' : 'preferred',
    timeout: 180_000,
  });
  return ask(pool, attempt, {
    name: NAME,
    claimant: user.id,
    parameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options), USERNAME: user.id },
    data: { challenge: options.challenge, isPersonVerified } satisfies Kept,
  });
};

const Credential = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
});
type Credential = z.output<typeof Credential>;

const credentialIn = (text: string): Credential => {
  try {
    return Credential.parse(JSON.parse(text));
  } catch {
    throw incorrect();
  }
};

/** The new signature counter; a passkey with a counter only ever increases it. */
const counterShown = async (pool: Pool, passkey: Passkey, response: Credential, kept: Kept): Promise<number> => {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: kept.challenge,
    expectedOrigin: pool.webOrigin,
    expectedRPID: pool.relyingParty,
    credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
    requireUserVerification: kept.isPersonVerified,
  }).catch(() => {
    throw incorrect();
  });
  if (!verified) throw incorrect();
  return authenticationInfo.newCounter;
};

export const webAuthn: Family = {
  name: NAME,
  judge: async (pool, { claimant, data }, responses) => {
    const credential = credentialIn(required(responses, 'CREDENTIAL'));
    const passkey = pool.passkeys.of(claimant).find(({ id }) => id === credential.id);
    if (!passkey) throw incorrect();
    const counter = await counterShown(pool, passkey, credential, Kept.parse(data));
    const user = pool.users.get(claimant);
    if (!user) throw incorrect();
    pool.credentials.checkAccount(user);
    return { user, progress: { isEnough: true }, write: () => pool.passkeys.used(passkey.id, counter) };
  },
};
