import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { holds, orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import { answersForVendor } from '#domain/vendors/state.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { DetailPage } from '#web/components/detail/detail-page.tsx';
import { DetailTabs } from '#web/components/detail/detail-tabs.tsx';
import { NotFound } from '#web/components/detail/not-found.tsx';
import type { Section } from '#web/components/detail/section.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import type { vendors } from '#web/i18n/en/vendors/vendors.ts';
import { lazyPart } from '#web/parts.ts';
import { vendorActivityPath, vendorApplicationsPath, vendorPath, vendorQuestionnairePath } from '#web/routing/paths.ts';
import { approvalPath, commentsPath, documentsPath, ofVendor, tasksPath } from '#web/routing/subject-path.ts';
import { vendorQueries } from './queries.ts';
import { VendorFacts } from './vendor-facts.tsx';
import { EndedNotice, EndVendor } from './vendor-life.tsx';
import { VendorAction } from './vendor-steps.tsx';

const EditVendor = lazyPart(() => import('./edit-vendor.tsx'));

export const VendorDetailPage = () => {
  const { t } = useTranslation();
  const { vendorId = '' } = useParams();
  const { id, roles } = useCurrentUser();
  const isViewing = useViewing() !== undefined;
  const within = reach(roles, permissions.editObjects);
  const elsewhere = holds(roles, permissions.editObjects);
  const isTheirs = ({ resource_groups }: Vendor) => reaches(within, orEverybody(resource_groups));
  const refusal = elsewhere ? t('vendors.form.notAllowedHere') : t('vendors.form.notAllowed');
  const one = (path: string, tab: Exclude<keyof typeof vendors.tabs, 'label'>): Section => {
    const label = t(`vendors.tabs.${tab}`);
    return { label, parts: [{ path, label }] };
  };
  return (
    <DetailPage
      query={vendorQueries.one(vendorId)}
      failed={t('vendors.detail.failed')}
      missing={
        <NotFound
          title={t('vendors.detail.notFound')}
          text={t('vendors.detail.notFoundText')}
          list="/vendors"
          toList={t('vendors.detail.toList')}
        />
      }
      refusal={(vendor) => {
        if (!isTheirs(vendor)) return refusal;
        return vendor.ending ? t('vendors.life.refusal') : undefined;
      }}
      overview={(vendor, mayEdit) => (
        <DetailTabs
          entity={vendor}
          mayEdit={mayEdit}
          more={
            isTheirs(vendor) &&
            !isViewing && <EndVendor vendor={vendor} may={answersForVendor({ id, within }, vendor)} />
          }
          primary={<VendorAction vendor={vendor} mayEdit={mayEdit} />}
          facts={<VendorFacts vendor={vendor} />}
          notice={vendor.ending && <EndedNotice ending={vendor.ending} />}
          label={t('vendors.tabs.label')}
          sections={[
            one(vendorPath(vendor.id), 'overview'),
            one(vendorQuestionnairePath(vendor.id), 'questionnaire'),
            one(approvalPath(ofVendor(vendor.id)), 'approval'),
            one(vendorApplicationsPath(vendor.id), 'applications'),
            one(documentsPath(ofVendor(vendor.id)), 'documents'),
            one(commentsPath(ofVendor(vendor.id)), 'comments'),
            one(tasksPath(ofVendor(vendor.id)), 'tasks'),
            one(vendorActivityPath(vendor.id), 'activity'),
          ]}
        />
      )}
      edit={(vendor) => <EditVendor key={vendor.id} vendor={vendor} />}
    />
  );
};
