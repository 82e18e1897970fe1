/** A way to begin a sign-in: an `AuthFlow` of InitiateAuth. */
import type { Standing } from '#local/aws/cognito/challenges/family.ts';
import { missingParameter } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { checkSecretHash } from '#local/aws/cognito/tokens/clients.ts';

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
