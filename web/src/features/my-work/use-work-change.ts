import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { workQuery } from './queries.ts';
import { closeUndo } from './use-work-batch.tsx';

/** Mutation of an item, after which the list is refetched. */
export const useWorkChange = <Body>(ask: (body: Body) => Promise<unknown>) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onError: (error) => snackbar.show({ type: 'error', message: changeFailed(t, t('work.notDone'), error) }),
    onSuccess: closeUndo,
    onSettled: () => client.invalidateQueries({ queryKey: workQuery.queryKey }),
  });
};
