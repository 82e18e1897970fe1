/** Password recovery. The answers never reveal whether an account exists. */
import * as z from 'zod';
import { forAnyone, type Operation } from '#local/aws/cognito/operation.ts';
import { checkSecretHash } from '#local/aws/cognito/tokens/clients.ts';
import { afterRecovery } from '#local/aws/cognito/triggers/account.ts';
import { addressOf, type Claimant } from '#local/aws/cognito/users/claimants.ts';
import { ClientId, Password, SecretHash, StringMap, Username } from '#local/aws/cognito/users/fields.ts';
import { deliveryDetails } from '#local/aws/cognito/users/mails.ts';
import { checkPassword } from '#local/aws/cognito/users/passwords.ts';

/** Cognito sends a code only to a verified address of a user who has set a password. */
const recoverable = ({ user }: Claimant) =>
  user?.enabled &&
  user.attributes.email_verified === 'true' &&
  (user.status === 'CONFIRMED' || user.status === 'RESET_REQUIRED')
    ? user
    : undefined;

const ForgotPassword = forAnyone(
  z.object({ ClientId, Username, SecretHash, ClientMetadata: StringMap.optional() }),
  async (pool, { ClientId: clientId, Username: name, SecretHash: secretHash, ClientMetadata: clientMetadata }) => {
    checkSecretHash(pool.clients.get(clientId), name, secretHash);
    const claimant = pool.claimants.identify(name);
    const code = pool.state.transaction(() => {
      pool.attempts.codeRequested(claimant.id);
      return pool.codes.make('password', claimant.id);
    });
    const user = recoverable(claimant);
    if (user) await pool.mails.resetCode(user, code, { clientId, clientMetadata });
    return { CodeDeliveryDetails: deliveryDetails('email', { medium: 'EMAIL', to: addressOf(name, claimant) }) };
  },
);

const ConfirmForgotPassword = forAnyone(
  z.object({
    ClientId,
    Username,
    SecretHash,
    ConfirmationCode: z
      .string()
      .min(1)
      .max(2048)
      .regex(/^[\S]+$/),
    Password,
    ClientMetadata: StringMap.optional(),
  }),
  async (pool, input) => {
    checkSecretHash(pool.clients.get(input.ClientId), input.Username, input.SecretHash);
    checkPassword(input.Password);
    const claimant = pool.claimants.identify(input.Username);
    const user = recoverable(claimant);
    pool.codes.check('password', claimant.id, input.ConfirmationCode);
    // No code was sent for an unknown user, so even a correct guess changes nothing.
    if (!user) return {};
    const recovered = pool.state.transaction(() => {
      pool.codes.remove('password', user.id);
      pool.attempts.passwordSucceeded(user.id);
      return pool.users.save({ ...user, ...pool.credentials.renewed(user, input.Password) });
    });
    await afterRecovery(pool, input.ClientId, recovered, input.ClientMetadata);
    return {};
  },
);

export const recoveryOperations: Record<string, Operation> = { ForgotPassword, ConfirmForgotPassword };
