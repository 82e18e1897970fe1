import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { APPROVED_OF_VENDOR } from '#domain/approval/fields.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { ApprovalShown } from '#web/components/approval/approval-shown.tsx';
import { Panel, Words } from '#web/components/detail/panel.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { VendorRiskBadge } from '#web/components/vendors/vendor-risk-badge.tsx';
import { vendorPath, vendorQuestionnairePath } from '#web/routing/paths.ts';
import { ofVendor } from '#web/routing/subject-path.ts';
import { useFieldWords } from './use-field-words.tsx';

/** Approval of a vendor, with the facts that an approver needs. */
export const VendorApproval = () => {
  const { t } = useTranslation();
  const { entity: vendor } = useShown<Vendor>();
  const words = useFieldWords();
  const valueText = (field: (typeof APPROVED_OF_VENDOR)[number]) => {
    const value = vendor[field];
    const text = Array.isArray(value) ? value.join('\n') : value;
    return { label: words.label(field), value: text ? words.value(field, text) : t('actions.notGiven') };
  };
  return (
    <ApprovalShown
      subject={ofVendor(vendor.id)}
      words={words}
      about={() => (
        <Panel
          title={t('approval.about.title')}
          actions={<RouterLink to={vendorPath(vendor.id)}>{t('approval.about.toDetails')}</RouterLink>}
          columns={2}
          items={[
            ...APPROVED_OF_VENDOR.map(valueText),
            {
              label: t('vendors.fields.risk'),
              value: (
                <SpaceBetween direction="horizontal" size="xs">
                  <VendorRiskBadge risk={vendor.risk ?? 'unknown'} />
                  <RouterLink to={vendorQuestionnairePath(vendor.id)}>{t('vendors.tabs.questionnaire')}</RouterLink>
                </SpaceBetween>
              ),
            },
            { label: t('vendors.fields.owner'), value: <Words>{vendor.owner}</Words> },
            { label: t('vendors.fields.exit_plan'), value: <Words>{vendor.exit_plan}</Words> },
          ]}
        />
      )}
    />
  );
};
