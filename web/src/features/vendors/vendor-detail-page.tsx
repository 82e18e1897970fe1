import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { holds, orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import type { Vendor } from '#domain/vendor.ts';
import { DetailHeader } from '#web/components/detail/detail-header.tsx';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { Missing } from '#web/components/detail/missing.tsx';
import { History, Panel, Words } from '#web/components/detail/panel.tsx';
import { GroupNames } from '#web/components/groups/group-names.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import { vendorQueries } from './queries.ts';

const EditVendor = lazyPart(() => import('./edit-vendor.tsx'));

const Website = ({ address }: { address: string }) => {
  const { t } = useTranslation();
  if (address === '') return t('actions.notGiven');
  return (
    <Link href={address} external rel="noopener noreferrer" externalIconAriaLabel={t('actions.opensInNewTab')}>
      {address}
    </Link>
  );
};

const VendorOverview = ({ vendor, mayEdit }: { vendor: Vendor; mayEdit: boolean }) => {
  const { t } = useTranslation();
  return (
    <SpaceBetween size="l">
      <DetailHeader name={vendor.name} mayEdit={mayEdit} />
      <div className="detail-panels">
        <Panel
          title={t('vendors.form.about')}
          columns={1}
          items={[
            { label: t('vendors.fields.website'), value: <Website address={vendor.website} /> },
            { label: t('vendors.fields.description'), value: <Words>{vendor.description}</Words> },
            { label: t('vendors.fields.owner'), value: <Words>{vendor.owner}</Words> },
            {
              label: t('vendors.fields.resource_groups'),
              value: <GroupNames ids={vendor.resource_groups} none={t('vendors.forEverybody')} />,
            },
          ]}
        />
        <History {...vendor} trail={{ ...vendor, what: 'vendors' }} />
      </div>
    </SpaceBetween>
  );
};

export const VendorDetailPage = () => {
  const { t } = useTranslation();
  const { vendorId = '' } = useParams();
  const { roles } = useCurrentUser();
  const within = reach(roles, permissions.editObjects);
  const elsewhere = holds(roles, permissions.editObjects);
  const refusal = elsewhere ? t('vendors.form.notAllowedHere') : t('vendors.form.notAllowed');
  return (
    <DetailPage
      query={vendorQueries.one(vendorId)}
      failed={t('vendors.detail.failed')}
      missing={
        <Missing
          title={t('vendors.detail.notFound')}
          text={t('vendors.detail.notFoundText')}
          list="/vendors"
          toList={t('vendors.detail.toList')}
        />
      }
      refusal={({ resource_groups }) => (reaches(within, orEverybody(resource_groups)) ? undefined : refusal)}
      overview={(vendor, mayEdit) => <VendorOverview vendor={vendor} mayEdit={mayEdit} />}
      edit={(vendor) => <EditVendor key={vendor.id} vendor={vendor} />}
    />
  );
};
