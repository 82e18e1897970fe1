/** What is known of an address that mail came back from, or was unwanted at. */
import * as z from 'zod';
import { sameEmail } from '#domain/email.ts';
import { Instant } from '#domain/entity.ts';
import { MAIL_RETURNS } from '#domain/enumerations.ts';
import { type Addressee, knownOf } from './stopped-mail.ts';

export const StoppedMail = z
  .object({ why: z.enum(MAIL_RETURNS), at: Instant })
  .meta({ title: 'StoppedMail', description: 'Since when and why no more mail goes to their address.' });
export type StoppedMail = z.output<typeof StoppedMail>;

export const ReturnedMail = z.object({
  email: z.string(),
  stopped: StoppedMail.nullable(),
  /** When an administrator last said that mail may go there again. */
  forgiven_at: Instant.nullable(),
});
export type ReturnedMail = z.output<typeof ReturnedMail>;

/** Of two the graver, and the earlier: whichever is heard of first. */
const graver = (a: StoppedMail, b: StoppedMail) => {
  if (a.why !== b.why) return a.why === 'complained' ? a : b;
  return a.at <= b.at ? a : b;
};

type Return = StoppedMail & { email: string; sent_at: string };

/** What is known once a mail came back; nothing where that is no news: of another address, or sent before it was forgiven. */
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
