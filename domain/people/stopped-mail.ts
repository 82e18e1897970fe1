/** Whether mail goes to somebody. No schema lives here, so that the browser can have it. */
import { sameEmail } from '#domain/email.ts';
import type { ReturnedMail } from './returned-mail.ts';

export type Addressee = { email: string; returned_mail?: ReturnedMail | null };

/** Whoever has another address since has none of it. */
export const knownOf = ({ email, returned_mail }: Addressee) =>
  returned_mail && sameEmail(returned_mail.email) === sameEmail(email) ? returned_mail : undefined;

/** Why nothing is sent to them; nothing where it is. */
export const stoppedMail = (addressee: Addressee) => knownOf(addressee)?.stopped ?? null;
