import { useTranslation } from 'react-i18next';
import type { ApplicationDetails } from '#domain/application-details.ts';
import { Approval } from '#web/components/application-values.tsx';
import { Panel } from '#web/components/detail/panel.tsx';
import { TierReason } from './tier-reason.tsx';

type StandingProps = { details: ApplicationDetails; mayEdit: boolean };

/** How risky it is and why, and whether it may be used. */
export const Standing = ({ details: { application }, mayEdit }: StandingProps) => {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('applications.overview.standing')}
      columns={2}
      items={[
        { label: t('applications.fields.risk_tier'), value: <TierReason {...{ application, mayEdit }} /> },
        { label: t('applications.fields.approval_status'), value: <Approval application={application} /> },
        {
          label: t('applications.fields.development_status'),
          value: t(`applications.developmentStatuses.${application.development_status}`),
        },
        { label: t('applications.fields.owner'), value: application.owner || t('actions.notGiven') },
      ]}
    />
  );
};
