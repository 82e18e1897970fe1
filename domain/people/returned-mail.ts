/** Bounces and complaints of a person's mail address. */
import * as z from 'zod';
import { Instant } from '#domain/entity.ts';
import { MAIL_RETURNS } from '#domain/enumerations.ts';
import { sameEmail } from '#domain/text/email.ts';
import { type Addressee, knownOf } from './stopped-mail.ts';

export const StoppedMail = z
  .object({ why: z.enum(MAIL_RETURNS), at: Instant })
  .meta({ title: 'StoppedMail', description: 'Since when and why email to this address is suspended.' });
export type StoppedMail = z.output<typeof StoppedMail>;

export const ReturnedMail = z.object({
  email: z.string(),
  stopped: StoppedMail.nullable(),
  /** When an administrator last allowed mail to this address again. */
  forgiven_at: Instant.nullable(),
});
export type ReturnedMail = z.output<typeof ReturnedMail>;

/**
 * A complaint outranks a bounce; of two equal reasons the earlier wins. The result does not depend on arrival order.
 */
const graver = (a: StoppedMail, b: StoppedMail) => {
  if (a.why !== b.why) return a.why === 'complained' ? a : b;
  return a.at <= b.at ? a : b;
};

type Return = StoppedMail & { email: string; sent_at: string };

/**
 * Records a returned mail. Returns `undefined` if the address is outdated or the mail was sent before an administrator
 * allowed mail again.
 */
export const returnedTo = (
  addressee: Addressee<ReturnedMail>,
  { email, why, at, sent_at }: Return,
): ReturnedMail | undefined => {
  if (sameEmail(email) !== sameEmail(addressee.email)) return undefined;
  const { stopped, forgiven_at } = knownOf(addressee) ?? { stopped: null, forgiven_at: null };
  if (forgiven_at !== null && sent_at <= forgiven_at) return undefined;
  const now = { why, at };
  return { email: sameEmail(email), stopped: stopped ? graver(stopped, now) : now, forgiven_at };
};

export const forgiven = (addressee: Addressee<ReturnedMail>, forgiven_at: string): ReturnedMail | undefined => {
  const known = knownOf(addressee);
  return known?.stopped ? { ...known, stopped: null, forgiven_at } : undefined;
};
