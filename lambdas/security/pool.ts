/** Calls the user pool on behalf of a person, and translates its errors. */

import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider';
import type { FieldError } from '#domain/field-error.ts';
import { InvalidError, RateLimitError } from '#lambdas/errors.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { invalid, notFound, proofNeeded, unauthorized } from '#lambdas/known-errors.ts';
import { which } from '#lambdas/user-pool/accounts.ts';

/** The account for admin calls about the caller. */
export const accountOf = (caller: Caller) => {
  personOf(caller);
  return which(caller.token.username);
};

const TOO_OFTEN = ['LimitExceededException', 'TooManyRequestsException'];

class RefusedByIdentityError extends InvalidError {}

/** Keeps the pool's message, which the web app translates. */
const asProblem = ({ name, message }: CognitoIdentityProviderServiceException) => {
  if (TOO_OFTEN.includes(name)) return new RateLimitError(message);
  if (name === 'ResourceNotFoundException') return notFound('item');
  if (name === 'NotAuthorizedException') {
    if (/revoked|expired|invalid access token/i.test(message)) return unauthorized();
    // The token lacks the scope for account changes; a token from a fresh sign-in has it.
    if (/scope|unauthorized attribute/i.test(message)) return proofNeeded();
  }
  return new RefusedByIdentityError(message, { code: 'refused_by_identity' });
};

/** Field errors by the name of the pool's exception. */
export type Faults = Record<string, FieldError>;

/** Client errors of the pool are passed on to the caller. */
export const asking = async <T>(ask: Promise<T>, faults: Faults = {}): Promise<T> => {
  try {
    return await ask;
  } catch (error) {
    if (!(error instanceof CognitoIdentityProviderServiceException) || error.$fault !== 'client') throw error;
    const fault = faults[error.name];
    const problem = asProblem(error);
    throw fault && problem instanceof RefusedByIdentityError ? invalid([fault]) : problem;
  }
};
