import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { holds, orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { DetailTabs } from '#web/components/detail/detail-tabs.tsx';
import { Missing } from '#web/components/detail/missing.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { lazyPart } from '#web/parts.ts';
import {
  vendorActivityPath,
  vendorApplicationsPath,
  vendorPath,
  vendorQuestionnairePath,
} from '#web/routing/vendor-path.ts';
import { vendorQueries } from './queries.ts';

const EditVendor = lazyPart(() => import('./edit-vendor.tsx'));

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
      overview={(vendor, mayEdit) => (
        <DetailTabs
          entity={vendor}
          mayEdit={mayEdit}
          label={t('vendors.tabs.label')}
          tabs={[
            { path: vendorPath(vendor.id), label: t('vendors.tabs.overview') },
            { path: vendorQuestionnairePath(vendor.id), label: t('vendors.tabs.questionnaire') },
            { path: vendorApplicationsPath(vendor.id), label: t('vendors.tabs.applications') },
            { path: vendorActivityPath(vendor.id), label: t('vendors.tabs.activity') },
          ]}
        />
      )}
      edit={(vendor) => <EditVendor key={vendor.id} vendor={vendor} />}
    />
  );
};
