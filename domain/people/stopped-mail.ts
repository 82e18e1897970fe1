/** Whether mail goes to somebody. No schema lives here, so that the browser can have it. */
import { sameEmail } from '#domain/email.ts';

export type Addressee<R> = { email: string; returned_mail?: R | null };

/** Whoever has another address since has none of it. */
export const knownOf = <R extends { email: string }>({ email, returned_mail }: Addressee<R>) =>
  returned_mail && sameEmail(returned_mail.email) === sameEmail(email) ? returned_mail : undefined;

/** Why nothing is sent to them; nothing where it is. */
export const stoppedMail = <S>(addressee: Addressee<{ email: string; stopped: S | null }>) =>
  knownOf(addressee)?.stopped ?? null;
