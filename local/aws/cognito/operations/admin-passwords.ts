import * as z from 'zod';
import { invalidParameter, notAuthorized } from '#local/aws/cognito/errors.ts';
import { forAdministrators, type Operation } from '#local/aws/cognito/operation.ts';
import { Password, StringMap, Username, UserPoolId } from '#local/aws/cognito/users/fields.ts';

const AdminSetUserPassword = forAdministrators(
  z.object({ UserPoolId, Username, Password, Permanent: z.boolean().default(false) }),
  (pool, input) => {
    const user = pool.users.named(input.Username);
    const { permanent, temporary } = pool.credentials;
    const set = (input.Permanent ? permanent : temporary)(user.id, input.Password);
    pool.state.transaction(() => {
      pool.users.save({ ...user, ...set, invited: false });
      pool.attempts.passwordSucceeded(user.id);
      pool.codes.remove('password', user.id);
      pool.grants.revokeAll(user.id);
    });
    return {};
  },
);

/** After a reset, a sign-in with the old password only reports that a reset is required. */
const AdminResetUserPassword = forAdministrators(
  z.object({ UserPoolId, Username, ClientMetadata: StringMap.optional() }),
  async (pool, input) => {
    const user = pool.users.named(input.Username);
    if (user.status !== 'CONFIRMED' && user.status !== 'RESET_REQUIRED')
      throw notAuthorized('User password cannot be reset in the current state.');
    if (user.attributes.email_verified !== 'true')
      throw invalidParameter(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    const code = pool.state.transaction(() => {
      pool.users.save({ ...user, status: 'RESET_REQUIRED' });
      pool.grants.revokeAll(user.id);
      return pool.codes.make('password', user.id);
    });
    await pool.mails.resetCode(user, code, { clientMetadata: input.ClientMetadata });
    return {};
  },
);

export const adminPasswordOperations: Record<string, Operation> = { AdminSetUserPassword, AdminResetUserPassword };
