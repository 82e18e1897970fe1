import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BiasTest } from '#domain/tests/test.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { testQueries } from '#web/features/testing/queries.ts';

/** Cancels or reruns a test. Both return the test. */
export const useActs = ({ application_id: id, id: taskId }: BiasTest, onDone: (test: BiasTest) => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const about = useId();
  const params = { id, taskId };
  const ACTS = {
    cancel: () => api('POST /applications/{id}/tests/{taskId}/cancel', { params }),
    rerun: (version: number) => api('POST /applications/{id}/tests/{taskId}/rerun', { params, body: { version } }),
  };
  return useMutation({
    mutationFn: (act: (acts: typeof ACTS) => Promise<BiasTest>) => act(ACTS),
    onSuccess: (test) => {
      snackbar.closeAbout(about);
      client.setQueryData(testQueries.one(id, test.id).queryKey, test);
      onDone(test);
    },
    onError: (error) => {
      const message = changeFailed(t, t('testing.status.actFailed'), error);
      snackbar.show({ type: 'error', message, about });
      void client.invalidateQueries({ queryKey: testQueries.one(id, taskId).queryKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: testQueries.of(id).queryKey }),
  });
};
