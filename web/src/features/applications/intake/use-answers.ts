import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Intake } from '#domain/applications/intake.ts';
import { RULES_VERSION } from '#domain/tiering/tiering.ts';
import { api } from '#web/api/client.ts';
import { useOutbox } from '#web/components/questions/use-outbox.ts';
import type { Left } from '#web/drafts/vault.ts';
import { intakeQueries } from './queries.ts';

export const useAnswers = (id: string, intake: Intake, left: readonly Left[]) => {
  const client = useQueryClient();
  const one = intakeQueries.one(id);
  const { data = intake } = useQuery(one);
  /** The server's version includes the company's questions; other built-in rules than those of the page are refused. */
  const rulesShown = () => {
    const { rules_version = RULES_VERSION } = client.getQueryData(one.queryKey) ?? {};
    return rules_version.startsWith(RULES_VERSION) ? rules_version : RULES_VERSION;
  };
  const outbox = useOutbox({
    form: `intake:${id}`,
    left,
    given: data.answers,
    put: async (question, values, seen) => {
      const saved = await api('PUT /applications/{id}/intake/answers/{question}', {
        params: { id, question },
        body: { values: [...values], seen: [...seen], rules_version: rulesShown() },
      });
      client.setQueryData(one.queryKey, saved);
    },
    again: async () => {
      await client.refetchQueries({ queryKey: one.queryKey, exact: true });
      return client.getQueryData(one.queryKey)?.answers;
    },
  });
  return { ...outbox, intake: data };
};
export type IntakeAnswers = ReturnType<typeof useAnswers>;
