import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { workQuery } from './queries.ts';

type Form = {
  onDone: () => void;
  /** Returns true if the form shows the error. */
  refuse: (error: Error) => boolean;
};

/** Mutation of an item, after which the list is refetched. */
export const useWorkChange = <Body>(ask: (body: Body) => Promise<unknown>, form?: Form) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: () => form?.onDone(),
    onError: (error) => {
      if (form?.refuse(error)) return;
      snackbar.show({ type: 'error', message: changeFailed(t, t('work.notDone'), error) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: workQuery.queryKey }),
  });
};
