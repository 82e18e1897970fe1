/** What signed-in people do with their own account. */
import * as z from 'zod';
import { toList } from '#local/identity/attributes.ts';
import { attemptLimit, incorrect } from '#local/identity/errors.ts';
import { AccessToken, Password } from '#local/identity/fields.ts';
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
    pool.users.save({ ...user, ...pool.credentials.renewed(user, input.ProposedPassword) });
    return {};
  },
);

export const accountOperations: Record<string, Operation> = { GetUser, ChangePassword };
