/** The user pool, asked in somebody's name, and what it refuses. */

import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider';
import type { FieldError } from '#domain/field-error.ts';
import { InvalidError, RateLimitError } from '#lambdas/errors.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { invalid, notFound, proofNeeded, unauthorized } from '#lambdas/known-errors.ts';
import { which } from '#lambdas/user-pool/accounts.ts';

/** Whom the pool is asked about by the product itself. */
export const accountOf = (caller: Caller) => {
  personOf(caller);
  return which(caller.token.username);
};

const TOO_OFTEN = ['LimitExceededException', 'TooManyRequestsException'];

class RefusedByIdentityError extends InvalidError {}

/** In the pool's own words, which the web app has in its languages. */
const asProblem = ({ name, message }: CognitoIdentityProviderServiceException) => {
  if (TOO_OFTEN.includes(name)) return new RateLimitError(message);
  if (name === 'ResourceNotFoundException') return notFound('thing');
  if (name === 'NotAuthorizedException') {
    if (/revoked|expired|invalid access token/i.test(message)) return unauthorized();
    // A token that was made for something else: another one will do.
    if (/scope|unauthorized attribute/i.test(message)) return proofNeeded();
  }
  return new RefusedByIdentityError(message, { code: 'refused_by_identity' });
};

/** By the name of a refusal, which field is wrong and why. */
export type Faults = Record<string, FieldError>;

/** Whatever the pool refuses is the caller's to know. */
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
