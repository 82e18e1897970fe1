import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import { isRetired } from '#domain/life/life.ts';
import { holds, permissions, reach, reaches } from '#domain/permissions.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { DetailTabs } from '#web/components/detail/detail-tabs.tsx';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { ApplicationActions } from '../life/application-actions.tsx';
import { RetiredNotice } from '../life/retired-notice.tsx';
import { ApplicationAction } from './application-action.tsx';
import { Facts } from './facts.tsx';
import { ModelsRetiring } from './models-retiring.tsx';
import { useSections } from './use-sections.ts';

const EditApplication = lazyPart(() => import('../edit-application.tsx'));

export const ApplicationDetailPage = () => {
  const { t } = useTranslation();
  const { applicationId = '' } = useParams();
  const { roles } = useCurrentUser();
  const elsewhere = holds(roles, permissions.editObjects);
  const refusal = elsewhere ? t('applications.form.notAllowedHere') : t('applications.form.notAllowed');
  const sections = useSections(applicationId);
  const within = reach(roles, permissions.editObjects);
  const isViewing = useViewing() !== undefined;
  const mayAct = ({ resource_groups }: Application) => !isViewing && reaches(within, resource_groups);
  return (
    <DetailPage
      query={applicationQueries.one(applicationId)}
      failed={t('applications.detail.failed')}
      missing={
        <NotFound
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
          more={<ApplicationActions application={application} mayAct={mayAct(application)} />}
          primary={<ApplicationAction application={application} mayEdit={mayEdit} />}
          facts={<Facts application={application} />}
          notice={
            isRetired(application) ? (
              <RetiredNotice application={application} />
            ) : (
              <ModelsRetiring said={application.foundation_models} />
            )
          }
          label={t('workspace.sections.label')}
          sections={sections}
        />
      )}
      edit={(application) => <EditApplication key={application.id} application={application} />}
    />
  );
};
