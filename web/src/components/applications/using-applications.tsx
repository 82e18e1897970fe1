import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import type { ApplicationSummary } from '#domain/applications/application.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { applicationPath } from '#web/routing/application-path.ts';
import { Approval, Tier } from './application-values.tsx';

type UsingApplicationsProps = {
  /** The first applications, and the total number. */
  applications: readonly ApplicationSummary[];
  count: number;
  title: string;
  description: string;
  none: string;
  /** The address and text of the link to the complete list. */
  all: { path: string; text: string };
};

/** The applications that use an entity, limited to the user's access scope. */
export const UsingApplications = ({ applications, count, title, description, none, all }: UsingApplicationsProps) => {
  const { t, i18n } = useTranslation();
  const name = ({ id, name: called }: ApplicationSummary) => <RouterLink to={applicationPath(id)}>{called}</RouterLink>;
  const tier = (application: ApplicationSummary) => <Tier application={application} />;
  const status = ({ development_status }: ApplicationSummary) =>
    t(`applications.developmentStatuses.${development_status}`);
  const approval = (application: ApplicationSummary) => <Approval application={application} />;
  const owner = (application: ApplicationSummary) => application.owner || t('actions.notGiven');
  return (
    <StackedTable
      variant="container"
      trackBy="id"
      items={applications}
      header={
        <Header variant="h2" counter={`(${count.toLocaleString(i18n.language)})`} description={description}>
          {title}
        </Header>
      }
      first={{ id: 'name', header: t('applications.fields.name'), minWidth: 180, cell: name }}
      others={[
        { id: 'risk_tier', header: t('applications.fields.risk_tier'), cell: tier },
        { id: 'development_status', header: t('applications.fields.development_status'), cell: status },
        { id: 'approval_status', header: t('applications.fields.approval_status'), cell: approval },
        { id: 'owner', header: t('applications.fields.owner'), cell: owner },
      ]}
      together={(application) => (
        <>
          {name(application)}
          <div>{tier(application)}</div>
          <div>{approval(application)}</div>
          <small>{[status(application), owner(application)].join(' · ')}</small>
        </>
      )}
      empty={<Box color="text-body-secondary">{none}</Box>}
      footer={count > applications.length && <RouterLink to={all.path}>{all.text}</RouterLink>}
      ariaLabels={{ tableLabel: title }}
    />
  );
};
