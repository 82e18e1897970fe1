import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';

/** Reports why a link could not be created or revoked. */
export const useShareRefusal = () => {
  const { t } = useTranslation();
  const about = useId();
  return (error: Error) =>
    snackbar.show({ type: 'error', message: changeFailed(t, t('legal.shares.failed'), error), about });
};
