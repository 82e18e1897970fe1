/** The `AuthFlow` values of InitiateAuth: the ways to start a sign-in. */
import type { SignInAttempt } from '#local/aws/cognito/challenges/family.ts';
import { missingParameter } from '#local/aws/cognito/errors.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { checkSecretHash } from '#local/aws/cognito/tokens/clients.ts';

export type AuthParameters = Record<string, string>;

export type Flow = (pool: Pool, attempt: SignInAttempt, parameters: AuthParameters) => object | Promise<object>;

export const required = (parameters: AuthParameters, name: string) => {
  const value = parameters[name];
  if (!value) throw missingParameter(name);
  return value;
};

export const claimantOf = (pool: Pool, { client }: SignInAttempt, parameters: AuthParameters) => {
  const name = required(parameters, 'USERNAME');
  checkSecretHash(client, name, parameters.SECRET_HASH);
  return pool.claimants.identify(name);
};
