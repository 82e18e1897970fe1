/** What signed-in people do with their own account. */
import * as z from 'zod';
import { checkAttributes, fromList, merged, toList } from '#local/identity/attributes.ts';
import { attemptLimit, incorrect, notAuthorized } from '#local/identity/errors.ts';
import { AccessToken, AttributeList, Password } from '#local/identity/fields.ts';
import { describedMfa } from '#local/identity/mfa.ts';
import { forAnyone, type Operation } from '#local/identity/operation.ts';

const GetUser = forAnyone(z.object({ AccessToken }), (pool, input) => {
  const user = pool.tokens.user(input.AccessToken);
  return {
    Username: user.username,
    UserAttributes: toList(user.id, user.attributes),
    ...describedMfa(pool.mfa.of(user.id)),
  };
});

const ChangePassword = forAnyone(
  z.object({ AccessToken, PreviousPassword: Password, ProposedPassword: Password }),
  (pool, input) => {
    const user = pool.tokens.user(input.AccessToken);
    pool.attempts.checkPasswordAllowed(user.id, attemptLimit);
    if (!pool.credentials.matches(user, input.PreviousPassword)) {
      pool.attempts.passwordFailed(user.id);
      throw incorrect();
    }
    pool.attempts.passwordSucceeded(user.id);
    pool.users.save({ ...user, ...pool.credentials.permanent(user.id, input.ProposedPassword) });
    return {};
  },
);

const UpdateUserAttributes = forAnyone(z.object({ AccessToken, UserAttributes: AttributeList }), (pool, input) => {
  const user = pool.tokens.user(input.AccessToken);
  const changes = fromList(input.UserAttributes);
  checkAttributes(changes);
  if (Object.keys(changes).some((name) => name.endsWith('_verified')))
    throw notAuthorized('A client attempted to write unauthorized attribute');
  pool.users.save({ ...user, attributes: merged(user.attributes, changes) });
  return {};
});

export const accountOperations: Record<string, Operation> = { GetUser, ChangePassword, UpdateUserAttributes };
