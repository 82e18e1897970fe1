import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { isApproved } from '#domain/approval/states.ts';
import { Approval, Tier } from '#web/components/applications/application-values.tsx';
import { formatDate } from '#web/components/moment.tsx';

/** What a reader needs to know on every section: tier, approval, owner and development status. */
export const Facts = ({ application }: { application: Application }) => {
  const { t, i18n } = useTranslation();
  const { owner, development_status, approval_status, approval } = application;
  const until = isApproved(approval_status) && approval?.until;
  return (
    <ul className="detail-facts not-on-paper" aria-label={t('workspace.facts.label')}>
      <li>
        <Tier application={application} />
      </li>
      <li>
        <Approval application={application} />
        {until && ` ${t('workspace.facts.until', { date: formatDate(until, i18n.language) })}`}
      </li>
      <li>{owner ? t('workspace.facts.owner', { name: owner }) : t('workspace.facts.noOwner')}</li>
      <li>{t(`applications.developmentStatuses.${development_status}`)}</li>
    </ul>
  );
};
