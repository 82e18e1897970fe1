import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import Table from '@cloudscape-design/components/table';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '#domain/vendor.ts';
import { Approval, Tier } from '#web/components/application-values.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { FormSkeleton } from '#web/components/form-skeleton.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { RouterLink } from '#web/components/router-link.tsx';
import { applicationPath } from '#web/routing/application-path.ts';
import { vendorQueries } from './queries.ts';

/** The applications that use a vendor, as far as their reader can see them. */
export const VendorApplications = () => {
  const { t, i18n } = useTranslation();
  const { entity: vendor } = useShown<Vendor>();
  const { data, error, refetch } = useQuery({ ...vendorQueries.details(vendor.id), staleTime: 0 });
  if (error) return <LoadFailed what={t('vendors.applications.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <Table
      variant="container"
      wrapLines
      trackBy="id"
      items={data.applications}
      header={
        <Header
          variant="h2"
          counter={`(${data.application_count.toLocaleString(i18n.language)})`}
          description={t('vendors.applications.description')}
        >
          {t('vendors.tabs.applications')}
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
      empty={<Box color="text-body-secondary">{t('vendors.applications.none')}</Box>}
      footer={
        data.application_count > data.applications.length && (
          <RouterLink to={`/applications?${new URLSearchParams({ vendor_id: vendor.id })}`}>
            {t('vendors.applications.all', { count: data.application_count })}
          </RouterLink>
        )
      }
      ariaLabels={{ tableLabel: t('vendors.tabs.applications') }}
    />
  );
};
