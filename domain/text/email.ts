/** E-mail addresses: the pattern of zod, with the length limit of RFC 5321, section 4.5.3.1, for the local part. */
const EMAIL =
  /^(?=[^@]{1,64}@)(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const isEmail = (text: string) => EMAIL.test(text);

/** Comparison key: case does not matter, neither here nor in the user pool. */
export const sameEmail = (email: string) => email.toLowerCase();
