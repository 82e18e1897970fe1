import { isGoodPassword } from '#domain/sign-in/password.ts';

export type Passwords = { current: string; next: string; again: string };
export const FIELDS = ['current', 'next', 'again'] as const;

export type PasswordProblem = 'missing' | 'wrong' | 'weak' | 'same' | 'mismatch';

/** Checks that need no request. */
export const passwordProblem = (field: keyof Passwords, values: Passwords): PasswordProblem | undefined => {
  const { current, next, again } = values;
  switch (field) {
    case 'current':
      return current === '' ? 'missing' : undefined;
    case 'next':
      if (!isGoodPassword(next)) return 'weak';
      return next === current ? 'same' : undefined;
    case 'again':
      return again === next ? undefined : 'mismatch';
  }
};
