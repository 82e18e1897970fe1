import type { TFunction } from 'i18next';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { isUnanswered } from '#web/api/saving.ts';

/** Why something was not done, if there is more to say than that: the text that says it. */
export const whyNotDone = (error: Error) => {
  if (error instanceof ApiError && error.problem.code === 'too_many') return 'form.noMore';
  const why = failureOf(error);
  return why === 'refused' ? undefined : (`actions.${why}` as const);
};

/**
 * What is said of a change that failed: `notDone`, and why. Where nobody knows whether it was done, nobody hears that it
 * was not.
 */
export const changeFailed = (t: TFunction, notDone: string, error: Error) =>
  isUnanswered(error) ? t('form.unanswered') : `${notDone} ${t(whyNotDone(error) ?? 'actions.refused')}`;
