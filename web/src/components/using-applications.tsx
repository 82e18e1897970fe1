import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import Table from '@cloudscape-design/components/table';
import { useTranslation } from 'react-i18next';
import type { ApplicationSummary } from '#domain/application.ts';
import { Approval, Tier } from '#web/components/application-values.tsx';
import { RouterLink } from '#web/components/router-link.tsx';
import { applicationPath } from '#web/routing/application-path.ts';

type UsingApplicationsProps = {
  /** Some of them, and how many there are. */
  applications: readonly ApplicationSummary[];
  count: number;
  title: string;
  description: string;
  none: string;
  /** Where there are all of them. */
  all: { path: string; text: string };
};

/** The applications that use something, as far as their reader can see them. */
export const UsingApplications = ({ applications, count, title, description, none, all }: UsingApplicationsProps) => {
  const { t, i18n } = useTranslation();
  return (
    <Table
      variant="container"
      wrapLines
      trackBy="id"
      items={applications}
      header={
        <Header variant="h2" counter={`(${count.toLocaleString(i18n.language)})`} description={description}>
          {title}
        </Header>
      }
      columnDefinitions={[
        {
          id: 'name',
          header: t('applications.fields.name'),
          isRowHeader: true,
          minWidth: 180,
          cell: ({ id, name }) => <RouterLink to={applicationPath(id)}>{name}</RouterLink>,
        },
        {
          id: 'risk_tier',
          header: t('applications.fields.risk_tier'),
          cell: (application) => <Tier application={application} />,
        },
        {
          id: 'development_status',
          header: t('applications.fields.development_status'),
          cell: ({ development_status }) => t(`applications.developmentStatuses.${development_status}`),
        },
        {
          id: 'approval_status',
          header: t('applications.fields.approval_status'),
          cell: (application) => <Approval application={application} />,
        },
        { id: 'owner', header: t('applications.fields.owner'), cell: ({ owner }) => owner || t('actions.notGiven') },
      ]}
      empty={<Box color="text-body-secondary">{none}</Box>}
      footer={count > applications.length && <RouterLink to={all.path}>{all.text}</RouterLink>}
      ariaLabels={{ tableLabel: title }}
    />
  );
};
