import { ApiError } from './api-error.ts';

/** Errors that the user can act on, with a text of their own. */
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

/** The reason of a failure, as a key of the `actions` texts. */
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
