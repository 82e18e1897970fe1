import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GivenAnswer } from '#domain/applications/intake.ts';
import { type Answer, valuesOf } from '#domain/questions/question.ts';
import { ApiError } from '#web/api/api-error.ts';
import { unreachable } from '#web/api/problems.ts';
import { draftQueries } from '#web/drafts/queries.ts';
import { holdDraft, type Left } from '#web/drafts/vault.ts';
import { draftWriter } from '#web/drafts/writer.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { isMet, makeOutbox, type Unsent } from './outbox.ts';
import { useUnsent, whenBack } from './use-unsent.ts';

/** Oldest first, so that the last answer to a question wins. */
const unsentIn = (left: readonly Left[]): Record<string, Unsent> =>
  Object.assign({}, ...left.toReversed().map(({ text }) => JSON.parse(text)));

type Given = Readonly<Record<string, GivenAnswer>>;

type Questions = {
  /** Identifies the stored answers on the device. */
  form: string;
  left: readonly Left[];
  given: Given;
  /** Saves an answer based on the one that the user saw. */
  put: (question: string, values: Answer, seen: Answer) => Promise<unknown>;
  /** Reloads the answers of other people. */
  again: () => Promise<Given | undefined>;
};

/** The answers on this screen: saved and unsent. */
export const useOutbox = ({ form, left, given, put, again }: Questions) => {
  const client = useQueryClient();
  const { id: owner } = useCurrentUser();

  const [{ outbox, writer }] = useState(() => {
    const open = () => client.ensureQueryData(draftQueries.vault(owner));
    const writer = draftWriter(form, open, () => {});
    for (const before of left) writer.goOnFrom(before.id);
    const outbox = makeOutbox(unsentIn(left), {
      send: async (question, { values, seen }) => {
        if (!navigator.onLine) throw new ApiError(unreachable(undefined)); // the outbox waits, not the client
        await put(question, values, seen).catch(async (error: unknown) => {
          // Loads the other person's answer to show it.
          const theirs = (await again())?.[question];
          if (!isMet({ refused: error }) || theirs?.by.id !== owner) throw error;
          return put(question, values, theirs.values); // the user's own save, whose response was lost
        });
      },
      whenBack,
      keep: (unsent) => (unsent === undefined ? writer.end() : writer.keep(unsent)),
    });
    return { outbox, writer };
  });
  useEffect(() => holdDraft(writer.id), [writer]);
  useEffect(() => outbox.begin(), [outbox]);
  return { given, ...useUnsent(outbox, valuesOf(given)), giveUp: outbox.giveUp };
};
export type QuestionAnswers = ReturnType<typeof useOutbox>;
