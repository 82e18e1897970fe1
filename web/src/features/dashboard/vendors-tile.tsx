/** What the vendors are that one can see: how much of a risk, how much depends on them, and how far they have come. */
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { VENDOR_RISKS } from '#domain/diligence/words.ts';
import { CRITICALITIES, VENDOR_STATES } from '#domain/vendor-words.ts';
import { VendorRiskBadge } from '#web/components/vendor-risk-badge.tsx';
import { Counts } from './counts.tsx';
import { dashboardQueries, type VendorFacets } from './queries.ts';
import { AskedTile, Tile } from './tile.tsx';

const vendorsWith = (asked: Readonly<Record<string, string>>) => `/vendors?${new URLSearchParams(asked)}`;

const Vendors = ({ facets }: { facets: VendorFacets }) => {
  const { t } = useTranslation();
  return (
    <Tile title={t('dashboard.tileNames.vendors')}>
      <SpaceBetween size="m">
        <div>
          <Box variant="h3" padding={{ top: 'n', bottom: 'xs' }}>
            {t('dashboard.vendorsByRisk')}
          </Box>
          <Counts
            counts={VENDOR_RISKS.map((risk) => ({
              ...{ value: risk, count: facets.risk[risk] ?? 0, label: <VendorRiskBadge risk={risk} /> },
              text: t('dashboard.vendorsOf', { what: t('vendors.fields.risk'), value: t(`vendors.risks.${risk}`) }),
              to: vendorsWith({ risk }),
            }))}
          />
        </div>
        <div>
          <Box variant="h3" padding={{ top: 'n', bottom: 'xs' }}>
            {t('dashboard.vendorsByCriticality')}
          </Box>
          <Counts
            counts={CRITICALITIES.toReversed().map((criticality) => {
              const value = t(`vendors.criticalities.${criticality}`);
              return {
                ...{ value: criticality, count: facets.criticality[criticality] ?? 0, label: value },
                text: t('dashboard.vendorsOf', { what: t('vendors.fields.criticality'), value }),
                to: vendorsWith({ criticality }),
              };
            })}
          />
        </div>
        <div>
          <Box variant="h3" padding={{ top: 'n', bottom: 'xs' }}>
            {t('dashboard.vendorsByState')}
          </Box>
          <Counts
            counts={VENDOR_STATES.map((state) => {
              const value = t(`vendors.states.${state}`);
              return {
                ...{ value: state, count: facets.state[state] ?? 0, label: value },
                text: t('dashboard.vendorsOf', { what: t('vendors.fields.state'), value }),
                to: vendorsWith({ state }),
              };
            })}
          />
        </div>
      </SpaceBetween>
    </Tile>
  );
};

export const VendorsTile = () => {
  const { t } = useTranslation();
  return (
    <AskedTile title={t('dashboard.tileNames.vendors')} asked={useQuery(dashboardQueries.vendors)}>
      {(facets) => <Vendors facets={facets} />}
    </AskedTile>
  );
};
