/** The pool's password policy. */
import { CognitoError } from '#local/aws/cognito/errors.ts';

const MINIMUM_LENGTH = 15;

const rules: readonly [(password: string) => boolean, string][] = [
  [(password) => password.length >= MINIMUM_LENGTH, 'Password not long enough'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => /[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => /[0-9]/.test(password), 'Password must have numeric characters'],
];

export const checkPassword = (password: string) => {
  const broken = rules.find(([holds]) => !holds(password));
  if (broken) throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`);
};
