/** The user pool, asked in somebody's name, and what it refuses. */
import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider';
import type { FieldError } from '#domain/field-error.ts';
import { type Caller, personOf } from '#lambdas/http/caller.ts';
import { invalid, notFound, ProblemError, proofNeeded, unauthorized } from '#lambdas/problems.ts';
import { which } from '#lambdas/user-pool/accounts.ts';

/** Whom the pool is asked about by the product itself. */
export const accountOf = (caller: Caller) => {
  personOf(caller);
  return which(caller.token.username);
};

const TOO_OFTEN = ['LimitExceededException', 'TooManyRequestsException'];

/** In the pool's own words, which the web app has in its languages. */
const asProblem = ({ name, message }: CognitoIdentityProviderServiceException) => {
  if (TOO_OFTEN.includes(name)) return new ProblemError(429, message);
  if (name === 'ResourceNotFoundException') return notFound('thing');
  if (name === 'NotAuthorizedException') {
    if (/revoked|expired|invalid access token/i.test(message)) return unauthorized();
    // A token that was made for something else: another one will do.
    if (/scope|unauthorized attribute/i.test(message)) return proofNeeded();
  }
  return new ProblemError(422, message, { code: 'refused_by_identity' });
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
    throw fault && problem.details.code === 'refused_by_identity' ? invalid([fault]) : problem;
  }
};
