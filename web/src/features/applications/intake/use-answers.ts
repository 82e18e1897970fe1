import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Intake } from '#domain/intake.ts';
import { type Answer, type Answers, valuesOf } from '#domain/questions/question.ts';
import { RULES_VERSION } from '#domain/tiering/tiering.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { unreachable } from '#web/api/problems.ts';
import { isMet, makeOutbox, type Unsent } from '#web/components/questions/outbox.ts';
import { whenConnected } from '#web/connection.ts';
import { draftQueries } from '#web/drafts/queries.ts';
import { holdDraft, type Left } from '#web/drafts/vault.ts';
import { draftWriter } from '#web/drafts/writer.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { intakeQueries } from './queries.ts';

const A_MOMENT = 2_000;

/** The oldest first, so that the last answer to a question is the one that is sent. */
const unsentIn = (left: readonly Left[]): Record<string, Unsent> =>
  Object.assign({}, ...left.toReversed().map(({ text }) => JSON.parse(text)));

/** The answers of an intake as they are on this screen: those that are saved, and those on their way. */
export const useAnswers = (id: string, intake: Intake, left: readonly Left[]) => {
  const client = useQueryClient();
  const { id: owner } = useCurrentUser();
  const one = intakeQueries.one(id);
  const { data = intake } = useQuery(one);

  const [{ outbox, writer }] = useState(() => {
    const open = () => client.ensureQueryData(draftQueries.vault(owner));
    const writer = draftWriter(`intake:${id}`, open, () => {});
    for (const before of left) writer.goOnFrom(before.id);
    const outbox = makeOutbox(unsentIn(left), {
      send: async (question, { values, seen }) => {
        if (!navigator.onLine) throw new ApiError(unreachable(undefined)); // it waits here, not in the client
        const put = (known: Answer) =>
          api('PUT /applications/{id}/intake/answers/{question}', {
            params: { id, question },
            body: { values: [...values], seen: [...known], rules_version: RULES_VERSION },
          });
        const saved = await put(seen).catch(async (error: unknown) => {
          // Where somebody else answered, it is seen what.
          await client.refetchQueries({ queryKey: one.queryKey, exact: true });
          const given = client.getQueryData(one.queryKey)?.answers[question];
          if (!isMet({ refused: error }) || given?.by.id !== owner) throw error;
          return put(given.values); // one's own, of which no answer came
        });
        client.setQueryData(one.queryKey, saved);
      },
      whenBack: async () => {
        await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
        await whenConnected();
      },
      keep: (unsent) => (unsent === undefined ? writer.end() : writer.keep(unsent)),
    });
    return { outbox, writer };
  });
  useEffect(() => holdDraft(writer.id), [writer]);
  useEffect(() => outbox.begin(), [outbox]);
  const { unsent, isSending, isOffline } = useSyncExternalStore(outbox.subscribe, outbox.state);

  const saved = valuesOf(data.answers);
  const own = Object.fromEntries(Object.entries(unsent).map(([question, { values }]) => [question, values]));
  return {
    intake: data,
    saved,
    answers: { ...saved, ...own } as Answers,
    unsent,
    isSending,
    isOffline,
    isAllSaved: Object.keys(unsent).length === 0,
    answer: (question: string, values: Answer) => outbox.answer(question, values, saved[question] ?? []),
    giveUp: outbox.giveUp,
  };
};
export type IntakeAnswers = ReturnType<typeof useAnswers>;
