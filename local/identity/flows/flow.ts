/** A way to begin a sign-in: an `AuthFlow` of InitiateAuth. */
import type { AppClient } from '#local/identity/clients.ts';
import { checkSecretHash } from '#local/identity/clients.ts';
import { missingParameter } from '#local/identity/errors.ts';
import type { Pool } from '#local/identity/pool.ts';

export type AuthParameters = Record<string, string>;

export type Flow = (pool: Pool, client: AppClient, parameters: AuthParameters) => object;

export const required = (parameters: AuthParameters, name: string) => {
  const value = parameters[name];
  if (!value) throw missingParameter(name);
  return value;
};

/** Whom the person says they are. */
export const claimantOf = (pool: Pool, client: AppClient, parameters: AuthParameters) => {
  const name = required(parameters, 'USERNAME');
  checkSecretHash(client, name, parameters.SECRET_HASH);
  return pool.claimants.identify(name);
};
