/** Facts for a summary under Local Law 144, stored with the result and visible to all its readers. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type SummaryFacts, summaryRules } from '#domain/bias/result/local-law-144.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { isOvertaken } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { draftOf, merge } from '#web/components/form/draft.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { resultQueries } from '../queries.ts';

export const summaryFactsOf = ({ law_summary, model }: Pick<BiasTest, 'law_summary' | 'model'>): SummaryFacts =>
  draftOf(summaryRules, law_summary ?? { tool: [model.name, model.version].filter(Boolean).join(' ') });

export const useSummaryForm = (test: BiasTest, onSaved: () => void) => {
  const client = useQueryClient();
  const form = useForm<SummaryFacts>(summaryRules, summaryFactsOf(test));
  /** The version that the input is based on; the shown version may be newer. */
  const [version, setVersion] = useState(test.version);
  const query = resultQueries.of(test.application_id, test.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: SummaryFacts) =>
      api('PUT /applications/{id}/tests/{taskId}/law-summary', {
        params: { id: test.application_id, taskId: test.id },
        body,
        version,
      }),
    onSuccess: async (after, sent) => {
      setVersion(after.version);
      form.settle(sent, summaryFactsOf(after));
      await client.invalidateQueries({ queryKey: ['tests'] });
      onSaved();
    },
    onError: async (why) => {
      form.refuse(why);
      if (!isOvertaken(why)) return;
      const { test: theirs } = await client.fetchQuery(query);
      const facts = summaryFactsOf(theirs);
      setVersion(theirs.version);
      form.rebase(facts, merge(summaryRules, form.base, form.draft, facts));
    },
  });
  return {
    form,
    isPending,
    /** Undefined if the error appears at a field. */
    failed: error && Object.keys(form.errors).length === 0 ? error : undefined,
    isMeanwhile: isOvertaken(error),
    save: () => form.check() && mutate(form.draft),
  };
};
