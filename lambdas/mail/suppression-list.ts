/** SES has an account-wide suppression list of addresses that bounced. */
import { DeleteSuppressedDestinationCommand, NotFoundException } from '@aws-sdk/client-sesv2';
import { ses } from './ses.ts';

/** Idempotent. */
export const removeFromSuppressionList = async (EmailAddress: string) => {
  try {
    await ses.send(new DeleteSuppressedDestinationCommand({ EmailAddress }));
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
  }
};
