import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intake } from '#domain/applications/intake.ts';
import { isOwnKey } from '#domain/own-questions/rules.ts';
import type { Answer } from '#domain/questions/question.ts';
import { RULES_VERSION } from '#domain/tiering/tiering.ts';
import { api } from '#web/api/client.ts';
import { type QuestionAnswers, useOutbox } from '#web/components/questions/use-outbox.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import type { Left } from '#web/drafts/vault.ts';
import { intakeQueries } from './queries.ts';
import { sendUnlessChanged } from './send-unless-changed.ts';

/** Drops refused answers to questions that the company archived meanwhile: no step shows them anymore. */
const useGone = ({ unsent, giveUp }: Pick<QuestionAnswers, 'giveUp' | 'unsent'>, { company_questions }: Intake) => {
  const { t } = useTranslation();
  const isAsked = (key: string) => company_questions?.questions.some(({ id, archived }) => id === key && !archived);
  const gone = Object.entries(unsent).flatMap(([key, { refused }]) =>
    refused && isOwnKey(key) && !isAsked(key) ? key : [],
  );
  const names = gone.join();
  useEffect(() => {
    if (names === '') return;
    for (const key of names.split(',')) giveUp(key);
    snackbar.show({ type: 'warning', message: t('intake.questionGone'), isLasting: true });
  }, [names, giveUp, t]);
};

export const useAnswers = (id: string, intake: Intake, left: readonly Left[]) => {
  const client = useQueryClient();
  const one = intakeQueries.one(id);
  const { data = intake } = useQuery(one);
  /** The server's version includes the company's questions; other built-in rules than those of the page are refused. */
  const rulesShown = () => {
    const { rules_version = RULES_VERSION } = client.getQueryData(one.queryKey) ?? {};
    return rules_version.startsWith(RULES_VERSION) ? rules_version : RULES_VERSION;
  };
  /** A question of the company as the page has it. Built-in questions change only with a release. */
  const asked = (question: string) =>
    JSON.stringify(client.getQueryData(one.queryKey)?.company_questions?.questions.find(({ id }) => id === question));
  const send = async (question: string, values: Answer, seen: Answer) => {
    const saved = await api('PUT /applications/{id}/intake/answers/{question}', {
      params: { id, question },
      body: { values: [...values], seen: [...seen], rules_version: rulesShown() },
    });
    client.setQueryData(one.queryKey, saved);
  };
  const reload = () => client.refetchQueries({ queryKey: one.queryKey, exact: true });
  const outbox = useOutbox({
    form: `intake:${id}`,
    left,
    given: data.answers,
    put: (question, values, seen) =>
      sendUnlessChanged(
        () => send(question, values, seen),
        () => asked(question),
        reload,
      ),
    again: async () => {
      await reload();
      return client.getQueryData(one.queryKey)?.answers;
    },
  });
  useGone(outbox, data);
  return { ...outbox, intake: data };
};
export type IntakeAnswers = ReturnType<typeof useAnswers>;
