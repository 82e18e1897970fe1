import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CustomFields, SentField } from '#domain/custom-fields/field.ts';
import type { Customized } from '#domain/custom-fields/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { currentUserQuery } from '#web/features/current-user/queries.ts';
import { customFieldsQuery, saveCustomFields } from './queries.ts';

type Options = {
  all: CustomFields;
  noun: Customized;
  onSaved?: () => void;
  /** Shows field errors; returns whether there were any. */
  refuse?: (error: Error) => boolean;
};

/** Saves at once. If someone else changed the fields meanwhile, it reads theirs and asks to try again. */
export const useSaveFields = ({ all, noun, onSaved, refuse }: Options) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fields: readonly SentField[]) => saveCustomFields(all, noun, fields),
    onSuccess: (saved) => {
      client.setQueryData(customFieldsQuery.queryKey, saved);
      // Forms and lists have the fields from the current user.
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      snackbar.show({ type: 'success', message: t('fieldSettings.saved') });
      onSaved?.();
    },
    onError: async (error) => {
      if (refuse?.(error)) return;
      const isOvertaken = error instanceof ApiError && error.problem.status === 412;
      if (isOvertaken) await client.invalidateQueries({ queryKey: customFieldsQuery.queryKey });
      const message = isOvertaken ? t('fieldSettings.changed') : changeFailed(t, t('fieldSettings.saveFailed'), error);
      snackbar.show({ type: 'error', message });
    },
  });
};
