/**
 * The passkeys of whoever asks. The pool lists them only to a token straight from a sign-in, so what it said is kept beside
 * the person for all the others.
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

export const removePasskey = ({ token }: Caller, id: string) => asking(deletePasskey(token.text, id));
