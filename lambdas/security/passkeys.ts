/**
 * The passkeys of whoever asks. The pool lists them only to a token straight from a sign-in, so what it said is kept beside
 * the person for all the others.
 */

import { isDeepStrictEqual } from 'node:util';
import {
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  ListWebAuthnCredentialsCommand,
  ResourceNotFoundException,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Passkey } from '#domain/sign-in-methods.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { pool } from '#lambdas/pool/accounts.ts';
import { updateUser } from '#lambdas/pool/update-user.ts';
import { proofNeeded } from '#lambdas/problems.ts';
import { asking } from './pool.ts';
import { letPasskeysStandForBoth } from './second-factors.ts';

const AS_MANY_AS_THERE_MAY_BE = 20;

const listAnew = async (caller: Caller): Promise<Passkey[]> => {
  const listing = new ListWebAuthnCredentialsCommand({
    AccessToken: caller.token.text,
    MaxResults: AS_MANY_AS_THERE_MAY_BE,
  });
  const { Credentials = [] } = await asking(pool.send(listing));
  const passkeys = Credentials.map(({ CredentialId = '', FriendlyCredentialName = '', CreatedAt = new Date(0) }) => ({
    id: CredentialId,
    name: FriendlyCredentialName,
    created_at: CreatedAt.toISOString(),
  }));
  if (!isDeepStrictEqual(personOf(caller).passkeys, passkeys))
    await updateUser(caller.id, caller.actor, () => ({ passkeys }));
  return passkeys;
};

/** Of whom nothing is known yet, only the pool can say. */
export const readPasskeys = async (caller: Caller): Promise<Passkey[]> => {
  if (caller.token.isForAccount) return listAnew(caller);
  const { passkeys } = personOf(caller);
  if (!passkeys) throw proofNeeded();
  return passkeys;
};

export const passkeyOptions = async ({ token }: Caller) => {
  const start = new StartWebAuthnRegistrationCommand({ AccessToken: token.text });
  const { CredentialCreationOptions } = await asking(pool.send(start));
  return { options: Object(CredentialCreationOptions) };
};

export const addPasskey = async (caller: Caller, credential: Record<string, unknown>) => {
  const Credential = JSON.parse(JSON.stringify(credential)); // as JSON it came
  const { text: AccessToken } = caller.token;
  await asking(pool.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential })));
  await letPasskeysStandForBoth(caller);
  return true;
};

/** What was taken away elsewhere meanwhile need not be. */
export const removePasskey = async ({ token }: Caller, CredentialId: string) => {
  const removal = pool.send(new DeleteWebAuthnCredentialCommand({ AccessToken: token.text, CredentialId })).then(
    () => true,
    (error) => {
      if (error instanceof ResourceNotFoundException) return false;
      throw error;
    },
  );
  return asking(removal);
};
