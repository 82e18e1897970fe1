import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isRetired } from '#domain/life/life.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { LoadFailed, NotAllowed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { companyQuery } from '#web/features/company/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { useRecordName } from '#web/routing/record-names.ts';
import { NewTestWizard } from './wizard.tsx';

export const NewTestPage = () => {
  const { t } = useTranslation();
  const { applicationId = '' } = useParams();
  const { roles } = useCurrentUser();
  const viewing = useViewing();
  const { data: application, error, refetch } = useQuery(applicationQueries.one(applicationId));
  useRecordName(applicationId, application?.name);
  const company = useQuery(companyQuery);
  if (error instanceof ApiError && error.problem.status === 404)
    return (
      <NotFound
        title={t('applications.detail.notFound')}
        text={t('applications.detail.notFoundText')}
        list="/applications"
        toList={t('applications.detail.toList')}
      />
    );
  const failed = error ?? company.error;
  if (failed && !(application && company.data)) {
    const again = () => void Promise.all([refetch(), company.refetch()]);
    return <LoadFailed isPage what={t('newTest.failed')} error={failed} onRetry={again} />;
  }
  if (!application || !company.data) return <FormSkeleton />;
  if (viewing) return <NotAllowed title={t('newTest.title')}>{t('actions.view_only')}</NotAllowed>;
  if (!reaches(reach(roles, permissions.editObjects), application.resource_groups))
    return <NotAllowed title={t('newTest.title')}>{t('newTest.notAllowed')}</NotAllowed>;
  if (isRetired(application)) return <NotAllowed title={t('newTest.title')}>{t('newTest.retired')}</NotAllowed>;
  return (
    <WithDrafts key={application.id} form={`bias-test:${application.id}`}>
      {(drafts) => <NewTestWizard application={application} company={company.data.test_thresholds} drafts={drafts} />}
    </WithDrafts>
  );
};
