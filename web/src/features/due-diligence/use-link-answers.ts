import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DILIGENCE_RULES } from '#domain/diligence/diligence.ts';
import { publicApi } from '#web/api/client.ts';
import { isUnanswered } from '#web/api/saving.ts';
import { makeOutbox } from '#web/components/questions/outbox.ts';
import { useUnsent, whenBack } from '#web/components/questions/use-unsent.ts';
import { becomesByLink, readAgain } from './queries.ts';
import type { AskedNow } from './taken.ts';

/** Answers of a vendor without an account: each is sent at once; unsaved ones are held in this page only. */
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
        whenBack,
        keep: () => {},
      },
    ),
  );
  return useUnsent(outbox, saved);
};
export type LinkAnswers = ReturnType<typeof useLinkAnswers>;
