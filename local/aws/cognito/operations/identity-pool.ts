/** The identity pool: temporary AWS credentials for signed-in users only. */
import * as z from 'zod';
import { notAuthorized, notFound } from '#local/aws/cognito/errors.ts';
import { forAnyone, type Operation } from '#local/aws/cognito/operation.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { StringMap } from '#local/aws/cognito/users/fields.ts';

const Id = z
  .string()
  .min(1)
  .max(55)
  .regex(/^[\w-]+:[0-9a-f-]+$/);
const Logins = StringMap.default({});

/** The user of a login token; `refusal` is the message for a request without a token. */
const personOf = (pool: Pool, logins: Record<string, string>, refusal: string) => {
  const providers = Object.keys(logins);
  if (providers.length === 0) throw notAuthorized(refusal);
  const token = logins[pool.provider];
  if (!token || providers.length > 1)
    throw notAuthorized('Token is not from a supported provider of this identity pool.');
  return pool.tokens.subject(token, pool.webClientId);
};

const GetId = forAnyone(z.object({ IdentityPoolId: Id, Logins }), (pool, input) => {
  if (input.IdentityPoolId !== pool.identityPoolId) throw notFound(`IdentityPool '${input.IdentityPoolId}' not found.`);
  const refusal = 'Unauthenticated access is not supported for this identity pool.';
  return { IdentityId: pool.identities.of(personOf(pool, input.Logins, refusal)) };
});

const GetCredentialsForIdentity = forAnyone(
  z.object({ IdentityId: Id, Logins }),
  (pool, { IdentityId, Logins: logins }) => {
    const owner = pool.identities.userOf(IdentityId);
    if (!owner) throw notFound(`Identity '${IdentityId}' not found.`);
    if (personOf(pool, logins, `Access to Identity '${IdentityId}' is forbidden.`) !== owner)
      throw notAuthorized(
        "Logins don't match. Please include at least one valid login for this identity or identity pool.",
      );
    return { IdentityId, Credentials: pool.temporaryCredentials.issue(IdentityId) };
  },
);

export const identityPoolOperations: Record<string, Operation> = { GetId, GetCredentialsForIdentity };
