import { useSyncExternalStore } from 'react';
import type { Answer, Answers } from '#domain/questions/question.ts';
import { whenConnected } from '#web/connection.ts';
import type { Outbox } from './outbox.ts';

const A_MOMENT = 2_000;

/** Waits for a moment and for the connection before a retry. */
export const whenBack = async () => {
  await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
  await whenConnected();
};

export const useUnsent = (outbox: Outbox, saved: Answers) => {
  const { unsent, isSending, isOffline } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const own = Object.fromEntries(Object.entries(unsent).map(([question, { values }]) => [question, values]));
  const answers: Answers = { ...saved, ...own };
  return {
    ...{ answers, unsent, isSending, isOffline },
    isAllSaved: Object.keys(unsent).length === 0,
    answer: (question: string, values: Answer) => outbox.answer(question, values, saved[question] ?? []),
  };
};
