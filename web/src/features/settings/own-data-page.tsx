import Button from '@cloudscape-design/components/button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { displayName } from '#domain/people/person.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { SecuritySection } from './security-section.tsx';

/** Exports the personal data of the current user. */
export const OwnDataPage = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('POST /exports/own-data', {
        body: { name: t('settings.data.name', { name: displayName(user) }).slice(0, 100) },
      }),
    onSuccess: ({ id }) => navigate(`/exports/${id}`),
    onError: (error) => {
      const isTooMany = error instanceof ApiError && error.problem.code === 'too_many';
      const message = isTooMany ? t('settings.data.tooMany') : changeFailed(t, t('settings.data.failed'), error);
      snackbar.show({ type: 'error', message });
    },
  });
  return (
    <SecuritySection
      title={t('settings.data.title')}
      description={t('settings.data.description')}
      actions={
        <Button loading={isPending} onClick={() => mutate()}>
          {t('settings.data.prepare')}
        </Button>
      }
    >
      <PageTitle>{t('settings.data.title')}</PageTitle>
      {t('settings.data.erasing')}
    </SecuritySection>
  );
};
