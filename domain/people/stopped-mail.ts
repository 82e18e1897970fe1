/** Whether mail to a person is stopped. Contains no schema, to keep the browser bundle small. */
import { sameEmail } from '#domain/text/email.ts';

export type Addressee<R> = { email: string; returned_mail?: R | null };

/** Ignores returns of an earlier address of the person. */
export const knownOf = <R extends { email: string }>({ email, returned_mail }: Addressee<R>) =>
  returned_mail && sameEmail(returned_mail.email) === sameEmail(email) ? returned_mail : undefined;

/** Why mail to the person is stopped; null if mail is sent. */
export const stoppedMail = <S>(addressee: Addressee<{ email: string; stopped: S | null }>) =>
  knownOf(addressee)?.stopped ?? null;
