import Box from '@cloudscape-design/components/box';
import type { KeyValuePairsProps } from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { Approval } from '#web/components/applications/application-values.tsx';
import { CustomPanel } from '#web/components/custom-fields/custom-panel.tsx';
import { History, Panel, Words } from '#web/components/detail/panel.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { GroupNames } from '#web/components/groups/group-names.tsx';
import { ModelNames } from '#web/components/models/model-names.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { UnknownOwner } from '#web/components/people/owner-remark.tsx';
import { VendorName } from '#web/components/vendors/vendor-name.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import type { applications } from '#web/i18n/en/applications/applications.ts';
import { lazyPart } from '#web/parts.ts';
import { ReviewInterval } from './review-interval.tsx';
import { TierReason } from './tier-reason.tsx';

const OwnAnswers = lazyPart(() => import('#web/components/questions/own-answers.tsx'));

export const ApplicationOverview = () => {
  const { t, i18n } = useTranslation();
  const { entity: application, mayEdit } = useShown<Application>();
  const pair = (field: keyof typeof applications.fields, value: KeyValuePairsProps.Pair['value']) => ({
    label: t(`applications.fields.${field}`),
    value,
  });
  const { data } = useQuery(applicationQueries.details(application.id));
  const done = (at: string, who: string) => t('detail.by', { when: formatMoment(at, i18n.language), who });

  const changed = application.changed_since_approval;
  const approval = (
    <>
      <Approval application={application} />
      {changed && (
        <Box fontSize="body-s" color="text-body-secondary">
          {t('applications.detail.changed', {
            fields: changed.fields.map((field) => t(`applications.fields.${field}`)).join(', '),
            done: done(changed.at, changed.by.name),
          })}
        </Box>
      )}
    </>
  );

  return (
    <SpaceBetween size="l">
      <Panel
        title={t('applications.detail.overview')}
        columns={4}
        items={[
          pair('risk_tier', <TierReason application={application} mayEdit={mayEdit} />),
          pair('development_status', t(`applications.developmentStatuses.${application.development_status}`)),
          pair('approval_status', approval),
          pair('review_months', <ReviewInterval application={application} />),
        ]}
      />
      <div className="detail-panels">
        <Panel
          title={t('applications.detail.about')}
          columns={1}
          items={[
            pair('description', <Words>{application.description}</Words>),
            pair('purpose', <Words>{application.purpose}</Words>),
          ]}
        />
        <Panel
          title={t('applications.detail.people')}
          columns={2}
          items={[
            pair(
              'owner',
              <>
                <Words>{application.owner}</Words>
                {application.owner !== '' && !application.people.some(({ role }) => role === 'owner') && (
                  <div>
                    <UnknownOwner things="applications" />
                  </div>
                )}
              </>,
            ),
            pair('department', <Words>{application.department}</Words>),
            pair('resource_groups', <GroupNames ids={application.resource_groups} none={t('actions.notGiven')} />),
          ]}
        />
        <Panel
          title={t('applications.detail.technology')}
          columns={2}
          items={[
            pair('vendor_id', <VendorName id={application.vendor_id} />),
            pair(
              'model_type',
              application.model_type ? t(`applications.modelTypes.${application.model_type}`) : t('actions.notGiven'),
            ),
            pair('foundation_models', <ModelNames said={application.foundation_models} />),
          ]}
        />
        <CustomPanel noun="applications" record={application} />
        {data?.company_questions && (
          <Suspense>
            <OwnAnswers given={data.company_questions} />
          </Suspense>
        )}
        <History {...application} trail={{ ...application, what: 'applications' }} />
      </div>
    </SpaceBetween>
  );
};
