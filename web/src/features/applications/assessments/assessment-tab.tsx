import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { AssessmentView } from './assessment-view.tsx';
import { assessmentQueries } from './queries.ts';

/** Loads unsent answers from this device before it shows the assessment. */
export const AssessmentTab = () => {
  const { t } = useTranslation();
  const { entity: application } = useShown<Application>();
  const { assessmentId = '' } = useParams();
  const { data, error, refetch } = useQuery(assessmentQueries.one(application.id, assessmentId));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('assessments.detail.failed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <PageTitle>{`${t(`assessments.kinds.${data.kind}`)}: ${application.name}`}</PageTitle>
      <WithDrafts form={`assessment:${assessmentId}`}>
        {({ left }) => <AssessmentView key={assessmentId} application={application} one={data} left={left} />}
      </WithDrafts>
    </>
  );
};
