import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { isUnanswered } from '#web/api/saving.ts';

/** Why something was not saved, if there is more to say than that: the text that says it. */
export const whyNotSaved = (error: Error) => {
  if (isUnanswered(error)) return 'form.unanswered';
  if (error instanceof ApiError && error.problem.code === 'too_many') return 'form.noMore';
  const why = failureOf(error);
  return why === 'refused' ? undefined : (`actions.${why}` as const);
};
