import { ApiError } from './api-error.ts';

/** What the API refuses for a reason of its own, which its reader can do something about. */
const REASONS = [
  'already_done',
  'own_account',
  'last_administrator',
  'directory_owned',
  'user_disabled',
  'user_not_disabled',
  'view_only',
  'retired',
  'resolved',
  'deleted',
  'in_review',
  'was_submitted',
] as const;
export type Reason = (typeof REASONS)[number];

export const reasonOf = (error: unknown): Reason | undefined =>
  error instanceof ApiError ? REASONS.find((code) => code === error.problem.code) : undefined;

/** Why it was not done, as far as is known: by this name, `actions` says it. */
export const failureOf = (error: Error) => {
  if (error.name === 'NetworkError') return 'noConnection';
  if (!(error instanceof ApiError)) return 'refused';
  const reason = reasonOf(error);
  if (reason) return reason;
  const { status, code } = error.problem;
  if (code === 'network') return 'noConnection';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notThere';
  if (status === 429 || code === 'busy') return 'tooManyRequests';
  return status >= 400 && status < 500 ? 'notAccepted' : 'refused';
};
