/** Rules of the entry forms; each names the text of its error. */
import { isGoodPassword } from '#domain/sign-in/password.ts';
import { digitsOf } from '#domain/sign-in/verification-code.ts';
import { isTemporaryPassword } from '#web/auth/sign-in.ts';

type Wrong =
  | 'signIn.usernameTooShort'
  | 'signIn.passwordMissing'
  | 'signIn.passwordRule'
  | 'signIn.newPassword.temporary'
  | 'signIn.reset.codeMissing'
  | 'signIn.newPassword.termsMissing'
  | 'signIn.newPassword.attributeMissing'
  | 'signInSteps.appCodeRule'
  | 'signInSteps.sentCodeRule'
  | 'signInSteps.emailRule';

export type Rule<V> = (value: V) => Wrong | undefined;

const MIN_USERNAME = 3;

export const usernameRule: Rule<string> = (value) =>
  value.trim().length < MIN_USERNAME ? 'signIn.usernameTooShort' : undefined;

export const passwordRule: Rule<string> = (value) => (value === '' ? 'signIn.passwordMissing' : undefined);

export const newPasswordRule: Rule<string> = (value) => (isGoodPassword(value) ? undefined : 'signIn.passwordRule');

/** For users who signed in with a temporary password. */
export const ownPasswordRule: Rule<string> = (value) =>
  isTemporaryPassword(value) ? 'signIn.newPassword.temporary' : newPasswordRule(value);

export const resetCodeRule: Rule<string> = (value) => (digitsOf(value) === '' ? 'signIn.reset.codeMissing' : undefined);

export const termsRule: Rule<boolean> = (agreed) => (agreed ? undefined : 'signIn.newPassword.termsMissing');

export const attributeRule: Rule<string> = (value) =>
  value.trim() === '' ? 'signIn.newPassword.attributeMissing' : undefined;
