import { ApiError } from './api-error.ts';

/** Why it was not done, as far as is known: by this name, `actions` says it. */
export const failureOf = (error: Error) => {
  if (error.name === 'NetworkError') return 'noConnection';
  if (!(error instanceof ApiError)) return 'refused';
  const { status, code } = error.problem;
  if (code === 'network') return 'noConnection';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notThere';
  return status === 429 || code === 'busy' ? 'tooManyRequests' : 'refused';
};
