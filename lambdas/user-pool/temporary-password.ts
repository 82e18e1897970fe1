import { randomInt } from 'node:crypto';

const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const DIGITS = '23456789';

const some = (characters: string, count: number) =>
  Array.from({ length: count }, () => characters.charAt(randomInt(characters.length)));

/**
 * Matches the pool's password policy, without look-alike characters, because people may type it. Cognito generates no
 * password itself while sign-in with codes or passkeys is enabled.
 */
export const temporaryPassword = (): string => {
  const characters = [...some(UPPER, 4), ...some(DIGITS, 4), ...some(LOWER, 8)];
  for (let last = characters.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
};
