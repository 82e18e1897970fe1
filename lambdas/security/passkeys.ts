/**
 * The caller's passkeys. The pool lists them only for tokens from a sign-in, so the last known list is stored with the
 * person for other tokens.
 */

import { isDeepStrictEqual } from 'node:util';
import {
  CompleteWebAuthnRegistrationCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Passkey } from '#domain/sign-in/methods.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { proofNeeded } from '#lambdas/known-errors.ts';
import { pool } from '#lambdas/user-pool/accounts.ts';
import { deletePasskey, listPasskeys } from '#lambdas/user-pool/passkeys.ts';
import { updateUser } from '#lambdas/user-pool/update-user.ts';
import { asking } from './pool.ts';
import { letPasskeysStandForBoth } from './second-factors.ts';

const listAnew = async (caller: Caller): Promise<Passkey[]> => {
  const passkeys = await asking(listPasskeys(caller.token.text));
  if (!isDeepStrictEqual(personOf(caller).passkeys, passkeys))
    await updateUser(caller.id, caller.actor, () => ({ passkeys }));
  return passkeys;
};

/** Before the first listing, only the pool knows the passkeys. */
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
  const Credential = JSON.parse(JSON.stringify(credential)); // received as JSON
  const { text: AccessToken } = caller.token;
  await asking(pool.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential })));
  await letPasskeysStandForBoth(caller);
  return true;
};

export const removePasskey = ({ token }: Caller, id: string) => asking(deletePasskey(token.text, id));
