/** The pool's rule for passwords, and passwords that follow it. */
import { randomInt } from 'node:crypto';
import { CognitoError } from './errors.ts';
import { randomText } from './random.ts';

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

/** Without letters and digits that look alike, because a person may have to type it. */
export const temporaryPassword = () => {
  const [upper, lower, digits] = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789'];
  const characters = [...randomText(4, upper), ...randomText(4, digits), ...randomText(8, lower)];
  for (let last = characters.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
};
