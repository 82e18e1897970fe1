import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { DILIGENCE_RULES } from '#domain/diligence/diligence.ts';
import type { Answer, Answers } from '#domain/questions/question.ts';
import { publicApi } from '#web/api/client.ts';
import { isUnanswered } from '#web/api/saving.ts';
import { makeOutbox } from '#web/components/questions/outbox.ts';
import { whenConnected } from '#web/connection.ts';
import { becomesByLink, readAgain } from './queries.ts';
import type { AskedNow } from './taken.ts';

const A_MOMENT = 2_000;

/** Answers of whoever has no account: each is sent as it is given, and what is not saved yet waits on this page. */
export const useLinkAnswers = (token: string, { answers: saved }: AskedNow) => {
  const client = useQueryClient();
  const [outbox] = useState(() =>
    makeOutbox(
      {},
      {
        send: async (question, { values }) => {
          const body = { token, question, values: [...values], rules_version: DILIGENCE_RULES };
          const now = await publicApi('POST /due-diligence/answer', { body }).catch(async (error: unknown) => {
            if (!isUnanswered(error)) await readAgain(client, token);
            throw error;
          });
          becomesByLink(client, token, now);
        },
        whenBack: async () => {
          await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
          await whenConnected();
        },
        keep: () => {},
      },
    ),
  );
  const { unsent, isSending, isOffline } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const own = Object.fromEntries(Object.entries(unsent).map(([question, { values }]) => [question, values]));
  return {
    answers: { ...saved, ...own } as Answers,
    unsent,
    isSending,
    isOffline,
    isAllSaved: Object.keys(unsent).length === 0,
    answer: (question: string, values: Answer) => outbox.answer(question, values, saved[question] ?? []),
  };
};
export type LinkAnswers = ReturnType<typeof useLinkAnswers>;
