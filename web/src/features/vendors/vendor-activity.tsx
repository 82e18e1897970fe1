import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { api } from '#web/api/client.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { TrailTable } from '#web/components/trail/trail-table.tsx';
import { PART, useTrail } from '#web/components/trail/use-trail.ts';

export const VendorActivity = () => {
  const { t } = useTranslation();
  const { id } = useShown<Vendor>().entity;
  const trail = useTrail(['activity', id], PART, (query, signal) =>
    api('GET /vendors/{id}/activity', { params: { id }, query, signal }),
  );
  return (
    <TrailTable
      trail={trail}
      label={t('vendors.tabs.activity')}
      isOfMany
      own={id}
      columns={['at', 'who', 'what', 'changes']}
      header={<Header variant="h2">{t('vendors.tabs.activity')}</Header>}
    />
  );
};
