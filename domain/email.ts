/** E-mail addresses: what zod takes for one, with no more before the @ than a mailbox may have (RFC 5321, section 4.5.3.1). */
const EMAIL =
  /^(?=[^@]{1,64}@)(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const isEmail = (text: string) => EMAIL.test(text);

/** Two addresses are the same when these are equal: case does not count, here or in the user pool. */
export const sameEmail = (email: string) => email.toLowerCase();
