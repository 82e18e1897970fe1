import { ApiError } from '#web/api/api-error.ts';
import { isUnanswered } from '#web/api/saving.ts';

/** What to say of a thing that could not be created. */
export const creationFailure = (error: Error) => {
  if (isUnanswered(error)) return 'createUnanswered';
  const status = error instanceof ApiError && error.problem.status;
  if (status === 429) return 'createTooMany';
  return status === 403 || status === 409 ? 'createRefused' : 'createFailed';
};
