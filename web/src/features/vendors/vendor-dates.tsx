import Alert from '@cloudscape-design/components/alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { VENDOR_WARNINGS } from '#domain/vendors/dates.ts';
import type { VendorDetails } from '#domain/vendors/vendor.ts';
import { formatDate } from '#web/components/moment.tsx';
import { AskedPart } from '#web/components/page/asked-part.tsx';
import { vendorQueries } from './queries.ts';

const SOON = Math.max(...VENDOR_WARNINGS);

type DateOf = VendorDetails['dates'][number];

const Near = ({ dates }: Pick<VendorDetails, 'dates'>) => {
  const { t, i18n } = useTranslation();
  const near = dates.filter(({ days }) => days <= SOON);
  if (near.length === 0) return null;
  const text = ({ what, name, on, days }: DateOf) =>
    t(days < 0 ? 'vendors.dates.over' : 'vendors.dates.coming', {
      what: what === 'other' ? name : t(`deadlines.${what}`),
      day: formatDate(on, i18n.language),
    });
  return (
    <Alert type={near.some(({ days }) => days < 0) ? 'error' : 'warning'} header={t('vendors.dates.title')}>
      {near.map((one) => (
        <div key={`${one.what} ${one.name} ${one.on}`}>{text(one)}</div>
      ))}
    </Alert>
  );
};

/** Contract and certificate dates that have passed or are near. */
export const VendorDates = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const asked = useQuery({ ...vendorQueries.details(id), staleTime: 0 });
  return (
    <AskedPart failed={t('vendors.dates.failed')} asked={asked} isQuiet>
      {({ dates }) => <Near dates={dates} />}
    </AskedPart>
  );
};
