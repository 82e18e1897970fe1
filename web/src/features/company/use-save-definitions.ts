import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isOvertaken } from '#web/api/api-error.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';

type Definitions<Sent, Saved> = {
  texts: 'fieldSettings' | 'questionSettings';
  queryKey: QueryKey;
  save: (sent: Sent) => Promise<Saved>;
  /** Other data that contains the definitions. */
  renew?: QueryKey;
};
export type SaveOptions = {
  onSaved?: () => void;
  /** Shows field errors; returns whether there were any. */
  refuse?: (error: Error) => boolean;
};

/** Saves at once. If someone else changed the definitions meanwhile, it reads theirs and asks to try again. */
export const useSaveDefinitions = <Sent, Saved>(
  { texts, queryKey, save, renew }: Definitions<Sent, Saved>,
  { onSaved, refuse }: SaveOptions,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      if (renew) void client.invalidateQueries({ queryKey: renew });
      snackbar.show({ type: 'success', message: t(`${texts}.saved`) });
      onSaved?.();
    },
    onError: async (error) => {
      if (refuse?.(error)) return;
      const isLate = isOvertaken(error);
      if (isLate) await client.invalidateQueries({ queryKey });
      const message = isLate ? t(`${texts}.changed`) : changeFailed(t, t(`${texts}.saveFailed`), error);
      snackbar.show({ type: 'error', message });
    },
  });
};
