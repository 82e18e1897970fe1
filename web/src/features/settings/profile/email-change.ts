/** Requests for a change of the user's own e-mail address. */
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { withProof } from '#web/api/with-proof.ts';

export const sendCodeTo = (email: string) =>
  withProof((bearer) => api('POST /access/user/email', { body: { email }, bearer }));

/** `intent` is constant across retries of one code, so the API recognizes a retry after a lost response. */
export const makeOwn = (code: string, intent: string) =>
  withProof((bearer) =>
    api('POST /access/user/email/confirm', { body: { code }, idempotencyKey: `${intent}-${code}`, bearer }),
  );

const problemIn = (error: Error | null) => (error instanceof ApiError ? error.problem : undefined);

/** Why the API refused the address. */
export const addressProblem = (error: Error | null) => {
  const problem = problemIn(error);
  if (problem?.status === 429) return 'tooMany';
  if (problem?.code === 'in_progress') return 'in_progress';
  return undefined;
};

const CODE_PROBLEMS = ['wrong_code', 'no_code', 'taken', 'in_progress'] as const;

export const codeProblem = (error: Error | null) => CODE_PROBLEMS.find((code) => code === problemIn(error)?.code);
