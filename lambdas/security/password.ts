import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { fieldError } from '#domain/field-error.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { pool } from '#lambdas/user-pool/accounts.ts';
import { asking, type Faults } from './pool.ts';

type Passwords = { current_password: string; new_password: string };

const SAME = fieldError('new_password', 'same_password');

const FAULTS: Faults = {
  NotAuthorizedException: fieldError('current_password', 'wrong_password'),
  PasswordHistoryPolicyViolationException: SAME,
  InvalidPasswordException: fieldError('new_password', 'weak_password'),
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
