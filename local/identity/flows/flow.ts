/** A way to begin a sign-in: an `AuthFlow` of InitiateAuth. */
import type { Standing } from '#local/identity/challenges/family.ts';
import { checkSecretHash } from '#local/identity/clients.ts';
import { missingParameter } from '#local/identity/errors.ts';
import type { Pool } from '#local/identity/pool.ts';

export type AuthParameters = Record<string, string>;

export type Flow = (pool: Pool, standing: Standing, parameters: AuthParameters) => object | Promise<object>;

export const required = (parameters: AuthParameters, name: string) => {
  const value = parameters[name];
  if (!value) throw missingParameter(name);
  return value;
};

/** Whom the person says they are. */
export const claimantOf = (pool: Pool, { client }: Standing, parameters: AuthParameters) => {
  const name = required(parameters, 'USERNAME');
  checkSecretHash(client, name, parameters.SECRET_HASH);
  return pool.claimants.identify(name);
};
