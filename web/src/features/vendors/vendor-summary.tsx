import { useTranslation } from 'react-i18next';
import { DILIGENCE_GATES } from '#domain/diligence/gates.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { formatDate } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { VendorRiskBadge } from '#web/components/vendors/vendor-risk-badge.tsx';
import { vendorQuestionnairePath } from '#web/routing/paths.ts';
import { approvalPath, approvalRecordPath, ofVendor } from '#web/routing/subject-path.ts';
import { VendorState } from './vendor-state.tsx';

/** Risk with its reason, criticality, questionnaire and approval. */
export const VendorSummary = ({ vendor }: { vendor: Vendor }) => {
  const { t, i18n } = useTranslation();
  const { id, risk = 'unknown', criticality, questionnaire, state, approval } = vendor;
  const gate = DILIGENCE_GATES.find(({ key }) => key === vendor.risk_gate)?.key;
  const answers = questionnaire?.state ?? 'open';
  return (
    <Panel
      title={t('vendors.standing.title')}
      columns={2}
      items={[
        {
          label: t('vendors.fields.risk'),
          value: (
            <>
              <VendorRiskBadge risk={risk} />
              <div>{risk !== 'unknown' && gate ? t(`vendors.gates.${gate}`) : t('vendors.standing.noRisk')}</div>
            </>
          ),
        },
        {
          label: t('vendors.fields.criticality'),
          value: criticality ? t(`vendors.criticalities.${criticality}`) : t('vendors.form.notKnown'),
        },
        {
          label: t('vendors.tabs.questionnaire'),
          value: (
            <RouterLink to={vendorQuestionnairePath(id)}>{t(`vendors.standing.questionnaire.${answers}`)}</RouterLink>
          ),
        },
        {
          label: t('vendors.tabs.approval'),
          value: (
            <>
              <VendorState state={state} />
              {approval?.until && (
                <div>{t('vendors.standing.until', { date: formatDate(approval.until, i18n.language) })}</div>
              )}
              <div>
                <RouterLink to={approval ? approvalRecordPath(ofVendor(id)) : approvalPath(ofVendor(id))}>
                  {t(approval ? 'vendors.standing.record' : 'vendors.standing.toApproval')}
                </RouterLink>
              </div>
            </>
          ),
        },
      ]}
    />
  );
};
