/** SES keeps a list of its own of addresses that mail came back from, and sends nothing there: for the whole account. */
import { DeleteSuppressedDestinationCommand, NotFoundException } from '@aws-sdk/client-sesv2';
import { ses } from './ses.ts';

/** It need not be on the list. */
export const removeFromSuppressionList = async (EmailAddress: string) => {
  try {
    await ses.send(new DeleteSuppressedDestinationCommand({ EmailAddress }));
  } catch (error) {
    if (!(error instanceof NotFoundException)) throw error;
  }
};
