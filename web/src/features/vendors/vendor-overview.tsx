import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorSaid } from '#domain/vendors/rules.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { CustomPanel } from '#web/components/custom-fields/custom-panel.tsx';
import { History, Panel, Words } from '#web/components/detail/panel.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { GroupNames } from '#web/components/groups/group-names.tsx';
import { formatDate } from '#web/components/moment.tsx';
import { UnknownOwner } from '#web/components/people/owner-remark.tsx';
import { certificateText } from '#web/components/vendors/certificate-text.ts';
import { VendorDates } from './vendor-dates.tsx';
import { VendorSteps } from './vendor-steps.tsx';
import { VendorSummary } from './vendor-summary.tsx';

const Website = ({ address }: { address: string }) => {
  const { t } = useTranslation();
  return (
    <Link href={address} external rel="noopener noreferrer" externalIconAriaLabel={t('actions.opensInNewTab')}>
      {address}
    </Link>
  );
};

type Item = { field: keyof VendorSaid; value: ReactNode };

/** Leaves out what is not recorded; without any item, the panel too. */
const Known = ({ title, items }: { title: string; items: readonly Item[] }) => {
  const { t } = useTranslation();
  const known = items.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <Panel
      title={title}
      columns={1}
      items={known.map(({ field, value }) => ({ label: t(`vendors.fields.${field}`), value }))}
    />
  );
};

export const VendorOverview = () => {
  const { t, i18n } = useTranslation();
  const { entity: vendor } = useShown<Vendor>();
  const words = (field: 'country' | 'description' | 'exit_plan'): Item => ({
    ...{ field, value: vendor[field] && <Words>{vendor[field]}</Words> },
  });
  const several = (field: 'processing_countries' | 'sub_processors' | 'contacts', lines = vendor[field]): Item => ({
    ...{ field, value: lines.length > 0 && <Words>{lines.join('\n')}</Words> },
  });
  const day = (
    field: 'contract_begin' | 'contract_end' | 'iso_27001_until' | 'soc_2_until' | 'iso_42001_until',
  ): Item => ({
    ...{ field, value: vendor[field] && formatDate(vendor[field], i18n.language) },
  });
  const { category, data_shared, trains_on_data, notice_days, owner, other_certificates: others } = vendor;

  const about: Item[] = [
    words('description'),
    { field: 'website', value: vendor.website && <Website address={vendor.website} /> },
    { field: 'category', value: category && t(`vendors.categories.${category}`) },
    {
      field: 'owner',
      value: owner && (
        <>
          <Words>{owner}</Words>
          {vendor.owned_by === null && (
            <div>
              <UnknownOwner things="vendors" />
            </div>
          )}
        </>
      ),
    },
    {
      field: 'resource_groups',
      value: <GroupNames ids={vendor.resource_groups} none={t('vendors.forEverybody')} />,
    },
  ];
  const data: Item[] = [
    { field: 'data_shared', value: data_shared && t(`vendors.dataShared.${data_shared}`) },
    { field: 'trains_on_data', value: trains_on_data && t(`vendors.training.${trains_on_data}`) },
    ...[words('country'), several('processing_countries'), several('sub_processors')],
  ];
  const contract: Item[] = [
    ...[day('contract_begin'), day('contract_end')],
    { field: 'notice_days', value: notice_days && t(`vendors.noticePeriods.${notice_days}`) },
    words('exit_plan'),
  ];
  const assurance: Item[] = [
    ...[day('iso_27001_until'), day('soc_2_until'), day('iso_42001_until')],
    {
      field: 'other_certificates',
      value: others.length > 0 && <Words>{others.map((one) => certificateText(one, i18n.language)).join('\n')}</Words>,
    },
    several('contacts'),
  ];
  const missing = [about, data, contract, assurance].flat().filter(({ value }) => !value);

  return (
    <SpaceBetween size="l">
      <VendorDates id={vendor.id} />
      <div className="detail-panels">
        <VendorSummary vendor={vendor} />
        <VendorSteps vendor={vendor} />
        <Known title={t('vendors.form.about')} items={about} />
        <Known title={t('vendors.form.data')} items={data} />
        <Known title={t('vendors.form.contract')} items={contract} />
        <Known title={t('vendors.form.assurance')} items={assurance} />
        <CustomPanel noun="vendors" record={vendor} />
        <History {...vendor} />
      </div>
      {missing.length > 0 && (
        <small className="detail-missing not-on-paper">
          {t('vendors.notRecorded', { fields: missing.map(({ field }) => t(`vendors.fields.${field}`)).join(', ') })}
        </small>
      )}
    </SpaceBetween>
  );
};
