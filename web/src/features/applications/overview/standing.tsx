import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetails } from '#domain/applications/details.ts';
import { isApproved } from '#domain/approval/states.ts';
import { Approval } from '#web/components/applications/application-values.tsx';
import { Panel } from '#web/components/detail/panel.tsx';
import { formatDate } from '#web/components/moment.tsx';
import { TierReason } from './tier-reason.tsx';

type StandingProps = { details: ApplicationDetails; mayEdit: boolean };

/** Tier with its reason, and approval status. */
export const Standing = ({ details: { application }, mayEdit }: StandingProps) => {
  const { t, i18n } = useTranslation();
  const until = isApproved(application.approval_status) && application.approval?.until;
  return (
    <Panel
      title={t('applications.overview.standing')}
      columns={2}
      items={[
        { label: t('applications.fields.risk_tier'), value: <TierReason {...{ application, mayEdit }} /> },
        {
          label: t('applications.fields.approval_status'),
          value: (
            <>
              <Approval application={application} />
              {until && (
                <Box fontSize="body-s" color="text-body-secondary">
                  {t('applications.overview.until', { date: formatDate(until, i18n.language) })}
                </Box>
              )}
            </>
          ),
        },
        {
          label: t('applications.fields.development_status'),
          value: t(`applications.developmentStatuses.${application.development_status}`),
        },
        { label: t('applications.fields.owner'), value: application.owner || t('actions.notGiven') },
      ]}
    />
  );
};
