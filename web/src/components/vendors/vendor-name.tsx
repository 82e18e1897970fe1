import Skeleton from '@cloudscape-design/components/skeleton';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { vendorQueries } from '#web/features/vendors/queries.ts';

export const VendorName = ({ id }: { id: string | null }) => {
  const { t } = useTranslation();
  const { data, isPending } = useQuery({ ...vendorQueries.names(), enabled: id !== null });
  if (id === null) return t('actions.notGiven');
  if (isPending) return <Skeleton variant="text-body-m" width="60%" />;
  const vendor = data?.find((one) => one.id === id);
  if (!vendor) return t('applications.detail.unknownVendor');
  if (vendor.state !== 'ended') return vendor.name;
  return (
    <>
      {vendor.name} <StatusIndicator type="warning">{t('vendors.life.inUse')}</StatusIndicator>
    </>
  );
};
