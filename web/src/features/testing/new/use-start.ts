import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BiasTest, NewTest } from '#domain/tests/test.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { testQueries } from '#web/features/testing/queries.ts';

/** The wizard step of each field, by prefix of its path. */
const STEPS: [path: string, step: number][] = [
  ['document', 1],
  ['plan.sheet', 1],
  ['plan.header_row', 1],
  ['plan.columns', 2],
  ['plan.intersections', 2],
  ['plan.bins', 2],
  ['plan.thresholds', 4],
  ['plan.references', 4],
  ['plan', 3],
];

/** The step and text of an error from the API. */
export type RefusedStep = { step: number; text: string };

/** Starts the test. An error from the API opens the step that it belongs to. */
export const useStart = (
  id: string,
  onStarted: (test: BiasTest) => void,
  onRefused: (refused: RefusedStep) => void,
) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewTest) => api('POST /applications/{id}/tests', { params: { id }, body }),
    onSuccess: (test) => {
      client.setQueryData(testQueries.one(id, test.id).queryKey, test);
      void client.invalidateQueries({ queryKey: testQueries.of(id).queryKey });
      onStarted(test);
    },
    onError: (error) => {
      const [broken] = error instanceof ApiError ? (error.problem.errors ?? []) : [];
      const failed = t('newTest.startFailed');
      const text = broken ? `${failed} ${broken.path}: ${errorText(broken)}` : changeFailed(t, failed, error);
      const step = broken ? (STEPS.find(([path]) => broken.path.startsWith(path))?.[1] ?? 0) : 5;
      onRefused({ step, text });
    },
  });
};
