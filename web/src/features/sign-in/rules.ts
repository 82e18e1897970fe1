/** What the forms before sign-in ask of what is typed: each rule names the text that says what is wrong. */

type Wrong =
  | 'signIn.usernameTooShort'
  | 'signIn.passwordMissing'
  | 'signIn.passwordRule'
  | 'signIn.reset.codeMissing'
  | 'signIn.newPassword.termsMissing';

export type Rule<V> = (value: V) => Wrong | undefined;

const MIN_USERNAME = 3;
const PASSWORD = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{15,}$/s;

export const usernameRule: Rule<string> = (value) =>
  value.trim().length < MIN_USERNAME ? 'signIn.usernameTooShort' : undefined;

export const passwordRule: Rule<string> = (value) => (value === '' ? 'signIn.passwordMissing' : undefined);

export const newPasswordRule: Rule<string> = (value) => (PASSWORD.test(value) ? undefined : 'signIn.passwordRule');

export const resetCodeRule: Rule<string> = (value) => (value.trim() === '' ? 'signIn.reset.codeMissing' : undefined);

export const termsRule: Rule<boolean> = (agreed) => (agreed ? undefined : 'signIn.newPassword.termsMissing');
