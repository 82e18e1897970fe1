/**
 * Bounces and complaints, as in SES: mails to the simulator addresses bounce@ and complaint@simulator.amazonses.com,
 * also with +something, cause an event and put the address on the suppression list. Mails to an address on the list
 * bounce.
 */
import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import type { MailEvent } from '#contract/jobs/job.ts';
import { messageTo, startedBy } from '#contract/jobs/jobs.ts';
import type { MailTransport } from '#local/aws/cognito/users/mails.ts';
import type { Queues } from '#local/jobs/queues.ts';

type Event = z.input<typeof MailEvent>;

const SIMULATED = /^(bounce|complaint)(?:\+[^@]*)?@simulator\.amazonses\.com$/;

/** Undefined if the mail is delivered. */
const eventOf = (
  emailAddress: string,
  isListed: boolean,
  tags: Parameters<MailTransport>[1] = {},
): Event | undefined => {
  const what = isListed ? 'bounce' : SIMULATED.exec(emailAddress)?.[1];
  const timestamp = new Date().toISOString();
  const mail = { messageId: randomUUID(), timestamp, tags };
  const recipients = [{ emailAddress }];
  if (what === 'bounce')
    return { eventType: 'Bounce', mail, bounce: { bounceType: 'Permanent', timestamp, bouncedRecipients: recipients } };
  if (what === 'complaint')
    return { eventType: 'Complaint', mail, complaint: { timestamp, complainedRecipients: recipients } };
  return undefined;
};

export const createReturns = (deliver: MailTransport, queues: Pick<Queues, 'send'>) => {
  const list = new Set<string>();
  return {
    deliver: async (...[message, tags]: Parameters<MailTransport>) => {
      const to = message.to.toLowerCase();
      const isListed = list.has(to);
      if (!isListed) await deliver(message);
      const event = message.channel === 'email' ? eventOf(to, isListed, tags) : undefined;
      if (!event) return;
      list.add(to);
      for (const { name } of startedBy('mail')) queues.send(name, messageTo(name, event));
    },
    /** Returns whether the address was on the list. */
    takeOff: (address: string) => list.delete(address.toLowerCase()),
  };
};
export type Returns = ReturnType<typeof createReturns>;
