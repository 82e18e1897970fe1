/** The way back in for people who forgot their password. What it answers never tells whether there is an account. */
import * as z from 'zod';
import { forAnyone, type Operation } from '#local/aws/cognito/operation.ts';
import { checkSecretHash } from '#local/aws/cognito/tokens/clients.ts';
import { afterRecovery } from '#local/aws/cognito/triggers/account.ts';
import { addressOf, type Claimant } from '#local/aws/cognito/users/claimants.ts';
import { ClientId, Password, SecretHash, StringMap, Username } from '#local/aws/cognito/users/fields.ts';
import { deliveryDetails } from '#local/aws/cognito/users/mails.ts';
import { checkPassword } from '#local/aws/cognito/users/passwords.ts';

/** Who may be sent a code: Cognito asks for an address that was verified, and for a password that was their own. */
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
    // The code was sent to nobody: whoever guesses it has opened nothing.
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
