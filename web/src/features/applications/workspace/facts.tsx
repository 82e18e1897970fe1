import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import { firstOwner } from '#domain/applications/people.ts';
import { isApproved } from '#domain/approval/states.ts';
import { Approval, Tier } from '#web/components/applications/application-values.tsx';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { approvalRecordPath, ofApplication } from '#web/routing/subject-path.ts';

/** A typed owner without an account is not enough for an approval. */
const ownerTextOf = ({ owner, people }: Application) => {
  if (owner === '') return 'workspace.facts.noOwner';
  return firstOwner(people) ? 'workspace.facts.owner' : 'workspace.facts.typedOwner';
};

/** What a reader needs to know on every section: tier, approval, owner and development status. */
export const Facts = ({ application }: { application: Application }) => {
  const { t, i18n } = useTranslation();
  const { state } = useLocation();
  const { id, development_status, approval_status, approval } = application;
  const until = isApproved(approval_status) && approval?.until;
  return (
    <ul className="detail-facts not-on-paper" aria-label={t('workspace.facts.label')}>
      <li>
        <Tier application={application} />
      </li>
      <li className="detail-fact">
        <Approval application={application} />
        {until && <span>{t('workspace.facts.until', { date: formatDate(until, i18n.language) })}</span>}
        {isApproved(approval_status) && (
          <RouterLink to={approvalRecordPath(ofApplication(id))} state={state}>
            {t('workspace.downloads.record')}
          </RouterLink>
        )}
      </li>
      <li>{t(ownerTextOf(application), { name: application.owner })}</li>
      <li>{t(`applications.developmentStatuses.${development_status}`)}</li>
    </ul>
  );
};
