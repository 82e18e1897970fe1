import type { Answers } from '#domain/questions/question.ts';

export type Answering = { answers: Answers; isAllSaved: boolean; isOffline: boolean; isSending: boolean };

/** The state of saving; undefined before the first answer, and for refusals. */
export const savingOf = ({ answers, isAllSaved, isOffline, isSending }: Answering) => {
  if (isOffline) return 'offline';
  if (isSending) return 'saving';
  return isAllSaved && Object.keys(answers).length > 0 ? 'saved' : undefined;
};
