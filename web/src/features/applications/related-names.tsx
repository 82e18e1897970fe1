/** The names of what an application refers to by id. */
import Skeleton from '@cloudscape-design/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';

export const VendorName = ({ id }: { id: string | null }) => {
  const { t } = useTranslation();
  const { data, isPending } = useQuery({ ...vendorQueries.all(), enabled: id !== null });
  if (id === null) return t('actions.notGiven');
  if (isPending) return <Skeleton variant="text-body-m" width="60%" />;
  return data?.find((vendor) => vendor.id === id)?.name ?? t('applications.detail.unknownVendor');
};

export const GroupNames = ({ ids }: { ids: readonly string[] }) => {
  const { t } = useTranslation();
  const { data = [], isPending } = useQuery({ ...resourceGroupQueries.all(), enabled: ids.length > 0 });
  if (ids.length === 0) return t('actions.notGiven');
  if (isPending) return <Skeleton variant="text-body-m" width="60%" />;
  const names = data.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const others = ids.length - names.length;
  return [...names, ...(others > 0 ? [t('applications.detail.unknownGroups', { count: others })] : [])].join(', ');
};
