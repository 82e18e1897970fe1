import { useTranslation } from 'react-i18next';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { VendorRiskBadge } from '#web/components/vendors/vendor-risk-badge.tsx';
import { VendorState } from './vendor-state.tsx';

/** What a reader needs to know on every tab: risk, status, criticality and owner. */
export const VendorFacts = ({ vendor: { risk, state, criticality, owner } }: { vendor: Vendor }) => {
  const { t } = useTranslation();
  return (
    <ul className="detail-facts not-on-paper" aria-label={t('vendors.facts.label')}>
      <li className="detail-fact">
        {t('vendors.fields.risk')}: <VendorRiskBadge risk={risk ?? 'unknown'} />
      </li>
      <li>
        <VendorState state={state} />
      </li>
      {criticality && <li>{t('vendors.facts.criticality', { level: t(`vendors.criticalities.${criticality}`) })}</li>}
      <li>{owner ? t('vendors.facts.owner', { name: owner }) : t('vendors.facts.noOwner')}</li>
    </ul>
  );
};
