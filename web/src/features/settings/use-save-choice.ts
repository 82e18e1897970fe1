import { useTranslation } from 'react-i18next';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useSavePreferences } from '#web/features/current-user/queries.ts';

const ABOUT = 'choice';

export const useSaveChoice = () => {
  const { t } = useTranslation();
  const { mutate } = useSavePreferences();
  const onError = (error: Error) => {
    snackbar.show({ type: 'error', message: changeFailed(t, t('settings.failed'), error), about: ABOUT });
  };
  const onSuccess = () => snackbar.closeAbout(ABOUT);
  return (choice: Parameters<typeof mutate>[0]) => mutate(choice, { onError, onSuccess });
};
