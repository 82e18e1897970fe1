import { ApiError } from '#web/api/api-error.ts';
import { isUnanswered } from '#web/api/saving.ts';

/** What to say of a thing that could not be created. */
export const creationFailure = (error: Error) => {
  if (isUnanswered(error)) return 'createUnanswered';
  if (!(error instanceof ApiError)) return 'createFailed';
  const { status, code } = error.problem;
  if (status === 429) return 'createTooMany';
  if (code === 'too_many') return 'createNoMore';
  return status === 403 ? 'createForbidden' : 'createFailed';
};

/** What to say of one that could not be changed, if there is more to say than that. */
export const changeFailure = (error: Error) => {
  if (isUnanswered(error)) return 'changeUnanswered';
  const status = error instanceof ApiError && error.problem.status;
  if (status === 429) return 'changeTooMany';
  if (status === 403) return 'changeForbidden';
  return status === 404 ? 'changeGone' : undefined;
};
