import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorSaid } from '#domain/vendors/rules.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { History, Panel, Words } from '#web/components/detail/panel.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { GroupNames } from '#web/components/groups/group-names.tsx';
import { formatDate } from '#web/components/moment.tsx';
import { NobodyCalledSo } from '#web/components/people/owner-remark.tsx';
import { certificateText } from '#web/components/vendors/certificate-text.ts';
import { VendorRiskBadge } from '#web/components/vendors/vendor-risk-badge.tsx';
import { VendorDates } from './vendor-dates.tsx';
import { VendorState } from './vendor-state.tsx';

const Website = ({ address }: { address: string }) => {
  const { t } = useTranslation();
  if (address === '') return t('actions.notGiven');
  return (
    <Link href={address} external rel="noopener noreferrer" externalIconAriaLabel={t('actions.opensInNewTab')}>
      {address}
    </Link>
  );
};

export const VendorOverview = () => {
  const { t, i18n } = useTranslation();
  const { entity: vendor } = useShown<Vendor>();
  const unknown = t('vendors.form.notKnown');
  const pair = (field: keyof VendorSaid, value: ReactNode) => ({ label: t(`vendors.fields.${field}`), value });
  const said = (field: 'country' | 'description' | 'exit_plan') => pair(field, <Words>{vendor[field]}</Words>);
  const several = (field: 'processing_countries' | 'sub_processors' | 'contacts') =>
    pair(field, <Words>{vendor[field].join('\n')}</Words>);
  const day = (field: 'contract_begin' | 'contract_end' | 'iso_27001_until' | 'soc_2_until' | 'iso_42001_until') =>
    pair(field, vendor[field] === '' ? t('actions.notGiven') : formatDate(vendor[field], i18n.language));
  const { category, criticality, data_shared, trains_on_data, notice_days } = vendor;

  return (
    <SpaceBetween size="l">
      <VendorDates id={vendor.id} />
      <div className="detail-panels">
        <Panel
          title={t('vendors.form.about')}
          columns={1}
          items={[
            { label: t('vendors.fields.state'), value: <VendorState state={vendor.state} /> },
            pair('website', <Website address={vendor.website} />),
            said('description'),
            pair('category', category ? t(`vendors.categories.${category}`) : unknown),
            { label: t('vendors.fields.risk'), value: <VendorRiskBadge risk={vendor.risk ?? 'unknown'} /> },
            pair('criticality', criticality ? t(`vendors.criticalities.${criticality}`) : unknown),
            pair(
              'owner',
              <>
                <Words>{vendor.owner}</Words>
                {vendor.owner !== '' && vendor.owned_by === null && (
                  <div>
                    <NobodyCalledSo things="vendors" />
                  </div>
                )}
              </>,
            ),
            pair('resource_groups', <GroupNames ids={vendor.resource_groups} none={t('vendors.forEverybody')} />),
          ]}
        />
        <Panel
          title={t('vendors.form.data')}
          columns={1}
          items={[
            pair('data_shared', data_shared ? t(`vendors.dataShared.${data_shared}`) : unknown),
            pair('trains_on_data', trains_on_data ? t(`vendors.training.${trains_on_data}`) : unknown),
            said('country'),
            several('processing_countries'),
            several('sub_processors'),
          ]}
        />
        <Panel
          title={t('vendors.form.contract')}
          columns={1}
          items={[
            day('contract_begin'),
            day('contract_end'),
            pair('notice_days', notice_days ? t(`vendors.noticePeriods.${notice_days}`) : unknown),
            said('exit_plan'),
          ]}
        />
        <Panel
          title={t('vendors.form.assurance')}
          columns={1}
          items={[
            day('iso_27001_until'),
            day('soc_2_until'),
            day('iso_42001_until'),
            pair(
              'other_certificates',
              <Words>{vendor.other_certificates.map((one) => certificateText(one, i18n.language)).join('\n')}</Words>,
            ),
            several('contacts'),
          ]}
        />
        <History {...vendor} />
      </div>
    </SpaceBetween>
  );
};
