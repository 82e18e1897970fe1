/** Vendor counts by risk, criticality and status, for the vendors that the user may see. */
import Box from '@cloudscape-design/components/box';
import { useTranslation } from 'react-i18next';
import { vendorFigures } from '#domain/dashboard/figures.ts';
import { VendorRiskBadge } from '#web/components/vendors/vendor-risk-badge.tsx';
import { type Count, Counts } from '../counts.tsx';
import { listOf } from '../figure-link.tsx';
import type { VendorMetrics } from '../queries.ts';
import { Tile } from './tile.tsx';

type PartProps = { title: string; counts: readonly Count[] };

const Part = ({ title, counts }: PartProps) => (
  <div>
    <Box variant="h3" padding={{ top: 'n', bottom: 'xs' }}>
      {title}
    </Box>
    <Counts counts={counts} />
  </div>
);

export const VendorsTile = ({ metrics: { facets } }: { metrics: VendorMetrics }) => {
  const { t } = useTranslation();
  const { risk, criticality, state } = vendorFigures(facets);
  const text = (field: 'risk' | 'criticality' | 'state', value: string) =>
    t('dashboard.vendorsOf', { what: t(`vendors.fields.${field}`), value });
  return (
    <Tile title={t('dashboard.tileNames.vendors')}>
      <div className="dashboard-parts">
        <Part
          title={t('dashboard.vendorsByRisk')}
          counts={risk.map(({ value, count, ...list }) => ({
            ...{ value, count, to: listOf(list), label: <VendorRiskBadge risk={value} /> },
            text: text('risk', t(`vendors.risks.${value}`)),
          }))}
        />
        <Part
          title={t('dashboard.vendorsByCriticality')}
          counts={criticality.map(({ value, count, ...list }) => {
            const label = value === '' ? t('actions.notGiven') : t(`vendors.criticalities.${value}`);
            return { value, count, label, text: text('criticality', label), to: listOf(list) };
          })}
        />
        <Part
          title={t('dashboard.vendorsByState')}
          counts={state.map(({ value, count, ...list }) => {
            const label = t(`vendors.states.${value}`);
            return { value, count, label, text: text('state', label), to: listOf(list) };
          })}
        />
      </div>
    </Tile>
  );
};
