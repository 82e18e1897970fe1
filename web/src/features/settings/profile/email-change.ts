/** A change of one's own address, as the API makes it. */
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { withProof } from '#web/api/with-proof.ts';

export const sendCodeTo = (email: string) =>
  withProof((bearer) => api('POST /access/user/email', { body: { email }, bearer }));

/** `intent` is one for all tries at one code, so that a try whose answer was lost is found again. */
export const makeOwn = (code: string, intent: string) =>
  withProof((bearer) =>
    api('POST /access/user/email/confirm', { body: { code }, idempotencyKey: `${intent}-${code}`, bearer }),
  );

const problemIn = (error: Error | null) => (error instanceof ApiError ? error.problem : undefined);

/** What the address itself is refused for. */
export const addressProblem = (error: Error | null) => {
  const problem = problemIn(error);
  if (problem?.status === 429) return 'tooMany';
  if (problem?.code === 'in_progress') return 'in_progress';
  return undefined;
};

const CODE_PROBLEMS = ['wrong_code', 'no_code', 'taken', 'in_progress'] as const;

export const codeProblem = (error: Error | null) => CODE_PROBLEMS.find((code) => code === problemIn(error)?.code);
