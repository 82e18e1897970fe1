import { useTranslation } from 'react-i18next';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { VendorRiskBadge } from '#web/components/vendors/vendor-risk-badge.tsx';
import { VendorState } from './vendor-state.tsx';

/** A typed owner without an account is not enough for an approval. */
const ownerTextOf = ({ owner, owned_by }: Vendor) => {
  if (owner === '') return 'vendors.facts.noOwner';
  return owned_by ? 'vendors.facts.owner' : 'vendors.facts.typedOwner';
};

/** What a reader needs to know on every tab: risk, status, criticality and owner. */
export const VendorFacts = ({ vendor }: { vendor: Vendor }) => {
  const { t } = useTranslation();
  const { risk, state, criticality } = vendor;
  return (
    <ul className="detail-facts not-on-paper" aria-label={t('vendors.facts.label')}>
      <li className="detail-fact">
        {t('vendors.fields.risk')}: <VendorRiskBadge risk={risk ?? 'unknown'} />
      </li>
      <li>
        <VendorState state={state} />
      </li>
      {criticality && <li>{t('vendors.facts.criticality', { level: t(`vendors.criticalities.${criticality}`) })}</li>}
      <li>{t(ownerTextOf(vendor), { name: vendor.owner })}</li>
    </ul>
  );
};
