import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { UsingApplications } from '#web/components/applications/using-applications.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { vendorQueries } from './queries.ts';

/** Applications that use a vendor, limited to the user's access scope. */
export const VendorApplications = () => {
  const { t } = useTranslation();
  const { entity: vendor } = useShown<Vendor>();
  const { data, error, refetch } = useQuery({ ...vendorQueries.details(vendor.id), staleTime: 0 });
  if (error) return <LoadFailed what={t('vendors.applications.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <UsingApplications
      applications={data.applications}
      count={data.application_count}
      title={t('vendors.tabs.applications')}
      description={t('vendors.applications.description')}
      none={t('vendors.applications.none')}
      all={{
        path: `/applications?${new URLSearchParams({ vendor_id: vendor.id })}`,
        text: t('vendors.applications.all', { count: data.application_count }),
      }}
    />
  );
};
