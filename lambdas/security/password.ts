import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { Caller } from '#lambdas/http/caller.ts';
import { pool } from '#lambdas/pool/accounts.ts';
import { invalid } from '#lambdas/problems.ts';
import { asking, type Faults } from './pool.ts';

type Passwords = { current_password: string; new_password: string };

const SAME = { path: 'new_password', message: 'This is your current password. Choose another one.' };

const FAULTS: Faults = {
  NotAuthorizedException: { path: 'current_password', message: 'This is not your current password.' },
  PasswordHistoryPolicyViolationException: SAME,
  InvalidPasswordException: {
    path: 'new_password',
    message: 'A password has at least 15 characters, with an uppercase letter, a lowercase letter and a number.',
  },
};

export const changePassword = async ({ token }: Caller, { current_password, new_password }: Passwords) => {
  if (current_password === new_password) throw invalid([SAME]);
  const change = new ChangePasswordCommand({
    AccessToken: token.text,
    PreviousPassword: current_password,
    ProposedPassword: new_password,
  });
  await asking(pool.send(change), FAULTS);
  return true;
};
