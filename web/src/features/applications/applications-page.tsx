import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { holds, permissions } from '#domain/permissions.ts';
import { FormSkeleton } from '#web/components/form-skeleton.tsx';
import { PageTitle } from '#web/components/page-title.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { ApplicationList } from './application-list.tsx';
import { CreateButton } from './create-button.tsx';

const CreateApplication = lazyPart(() => import('./create-application.tsx'));

export const ApplicationsPage = () => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { roles } = useCurrentUser();
  const mayCreate = holds(roles, permissions.editObjects);

  if (params.has('create'))
    return (
      <Suspense fallback={<FormSkeleton />}>
        <CreateApplication />
      </Suspense>
    );
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('applications.title')}</PageTitle>
      <Header
        variant="h1"
        description={t('applications.description')}
        {...(mayCreate && { actions: <CreateButton /> })}
      >
        {t('applications.title')}
      </Header>
      <ApplicationList mayCreate={mayCreate} />
    </SpaceBetween>
  );
};
