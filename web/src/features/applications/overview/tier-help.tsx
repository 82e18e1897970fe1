import Box from '@cloudscape-design/components/box';
import Popover from '@cloudscape-design/components/popover';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { TierBadge } from '#web/components/applications/tier-badge.tsx';

/** The tier, with a popover that explains its meaning and consequences. */
export const TierHelp = ({ tier }: { tier: ApplicationTier }) => {
  const { t } = useTranslation();
  const label = t(`risk.tiers.${tier}.label`);
  return (
    <Popover
      header={label}
      dismissAriaLabel={t('actions.close')}
      triggerAriaLabel={t('risk.about', { tier: label })}
      content={
        <SpaceBetween size="xs">
          <div>
            <Box variant="awsui-key-label">{t('risk.meaning')}</Box>
            {t(`risk.tiers.${tier}.detailMetrics`)}
          </div>
          <div>
            <Box variant="awsui-key-label">{t('risk.outcome')}</Box>
            {t(`risk.tiers.${tier}.outcomes`)}
          </div>
        </SpaceBetween>
      }
    >
      <TierBadge tier={tier} />
    </Popover>
  );
};
