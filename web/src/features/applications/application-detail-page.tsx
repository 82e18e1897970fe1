import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import { isRetired } from '#domain/life/life.ts';
import { holds, permissions, reach, reaches } from '#domain/permissions.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { DetailTabs } from '#web/components/detail/detail-tabs.tsx';
import { Missing } from '#web/components/detail/missing.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import {
  activityPath,
  applicationPath,
  assessmentsPath,
  controlsPath,
  dossierPath,
  frameworksPath,
  intakePath,
  overviewPath,
  peoplePath,
  risksPath,
  testsPath,
} from '#web/routing/application-path.ts';
import { approvalPath, commentsPath, documentsPath, ofApplication } from '#web/routing/subject-path.ts';
import { ApplicationActions } from './life/application-actions.tsx';
import { RetiredNotice } from './life/retired-notice.tsx';
import { ModelsRetiring } from './models-retiring.tsx';
import { PrintButton } from './print-button.tsx';
import { applicationQueries } from './queries.ts';

const EditApplication = lazyPart(() => import('./edit-application.tsx'));

export const ApplicationDetailPage = () => {
  const { t } = useTranslation();
  const { applicationId = '' } = useParams();
  const { roles } = useCurrentUser();
  const elsewhere = holds(roles, permissions.editObjects);
  const refusal = elsewhere ? t('applications.form.notAllowedHere') : t('applications.form.notAllowed');
  const within = reach(roles, permissions.editObjects);
  const isViewing = useViewing() !== undefined;
  const mayAct = ({ resource_groups }: Application) => !isViewing && reaches(within, resource_groups);
  return (
    <DetailPage
      query={applicationQueries.one(applicationId)}
      failed={t('applications.detail.failed')}
      missing={
        <Missing
          title={t('applications.detail.notFound')}
          text={t('applications.detail.notFoundText')}
          list="/applications"
          toList={t('applications.detail.toList')}
        />
      }
      refusal={(application) => {
        if (!reaches(within, application.resource_groups)) return refusal;
        return isRetired(application) ? t('applications.life.refusal') : undefined;
      }}
      overview={(application, mayEdit) => (
        <DetailTabs
          entity={application}
          mayEdit={mayEdit}
          more={
            <SpaceBetween direction="horizontal" size="xs">
              <PrintButton id={application.id} />
              {mayAct(application) && <ApplicationActions application={application} />}
            </SpaceBetween>
          }
          notice={
            isRetired(application) ? (
              <RetiredNotice application={application} />
            ) : (
              <ModelsRetiring said={application.foundation_models} />
            )
          }
          label={t('applications.tabs.label')}
          tabs={[
            { path: overviewPath(application.id), label: t('applications.tabs.overview') },
            { path: applicationPath(application.id), label: t('applications.tabs.details') },
            { path: intakePath(application.id), label: t('applications.tabs.intake') },
            { path: risksPath(application.id), label: t('applications.tabs.risks') },
            { path: frameworksPath(application.id), label: t('applications.tabs.frameworks') },
            { path: controlsPath(application.id), label: t('applications.tabs.controls') },
            { path: assessmentsPath(application.id), label: t('applications.tabs.assessments') },
            { path: testsPath(application.id), label: t('applications.tabs.tests') },
            { path: approvalPath(ofApplication(application.id)), label: t('applications.tabs.approval') },
            { path: documentsPath(ofApplication(application.id)), label: t('applications.tabs.documents') },
            { path: peoplePath(application.id), label: t('applications.tabs.people') },
            { path: commentsPath(ofApplication(application.id)), label: t('applications.tabs.comments') },
            { path: activityPath(application.id), label: t('applications.tabs.activity') },
            { path: dossierPath(application.id), label: t('applications.tabs.dossier') },
          ]}
        />
      )}
      edit={(application) => <EditApplication key={application.id} application={application} />}
    />
  );
};
