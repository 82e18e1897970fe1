import type { TFunction } from 'i18next';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { isUnanswered } from '#web/api/saving.ts';

/** The key of a specific explanation; undefined if the error has none. */
export const whyNotDone = (error: Error) => {
  if (error instanceof ApiError && error.problem.code === 'too_many') return 'form.noMore';
  const why = failureOf(error);
  return why === 'refused' ? undefined : (`actions.${why}` as const);
};

/**
 * The message for a failed change: `notDone` and the reason. If no response arrived, the message does not claim that
 * the change failed.
 */
export const changeFailed = (t: TFunction, notDone: string, error: Error) =>
  isUnanswered(error) ? t('form.unanswered') : `${notDone} ${t(whyNotDone(error) ?? 'actions.refused')}`;
