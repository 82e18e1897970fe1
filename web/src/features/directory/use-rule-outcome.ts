import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { userQueries } from '#web/features/people/queries.ts';
import { directoryQueries } from './queries.ts';

/** A job applies the changed rule to the affected people, which takes a while. */
export const useApplied = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return async (members: number) => {
    await client.invalidateQueries({ queryKey: directoryQueries.all().queryKey });
    void client.invalidateQueries({ queryKey: userQueries.all, refetchType: 'none' });
    snackbar.show(
      members === 0
        ? { type: 'success', message: t('directory.rule.saved') }
        : { type: 'info', message: t('directory.rule.applying', { count: members }) },
    );
  };
};

export const useRuleFailure = (error: Error | null) => {
  const { t } = useTranslation();
  if (!error) return undefined;
  if (error instanceof ApiError && error.problem.code === 'own_account') return t('directory.rule.ownAccount');
  return changeFailed(t, t('directory.rule.failed'), error);
};
