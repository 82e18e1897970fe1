import { inject } from 'vitest';
import * as z from 'zod';
import { KeptMessage } from '#local/aws/message.ts';

const Mailbox = z.object({ messages: z.array(KeptMessage) });

/** Messages to an address, newest first. */
export const mailsTo = async (address: string) => {
  const response = await fetch(`${inject('endpoints').web}/local/mailbox.json?${new URLSearchParams({ to: address })}`);
  return Mailbox.parse(await response.json()).messages;
};
