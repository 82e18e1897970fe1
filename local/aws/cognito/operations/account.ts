/** Operations of signed-in users on their own account. */
import * as z from 'zod';
import { attemptLimit, incorrect } from '#local/aws/cognito/errors.ts';
import { forAnyone, type Operation } from '#local/aws/cognito/operation.ts';
import { toList } from '#local/aws/cognito/users/attributes.ts';
import { AccessToken, Password } from '#local/aws/cognito/users/fields.ts';
import { describedMfa } from '#local/aws/cognito/users/mfa.ts';

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
