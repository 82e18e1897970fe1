import type { Answers } from '#domain/questions/question.ts';

export type Answering = { answers: Answers; isAllSaved: boolean; isOffline: boolean; isSending: boolean };

/** What there is to say of answers on their way: nothing before there are any, and of what was refused nothing here. */
export const savingOf = ({ answers, isAllSaved, isOffline, isSending }: Answering) => {
  if (isOffline) return 'offline';
  if (isSending) return 'saving';
  return isAllSaved && Object.keys(answers).length > 0 ? 'saved' : undefined;
};
