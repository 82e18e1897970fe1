import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedFramework } from '#domain/frameworks/framework-coverage.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { lazyPart } from '#web/parts.ts';
import { formatCalendarDay } from './calendar-day.ts';

const SettingDialog = lazyPart(() => import('./setting-dialog.tsx'));

export const Setting = ({ framework }: { framework: Pick<ListedFramework, 'id' | 'name' | 'setting' | 'retired'> }) => {
  const { t, i18n } = useTranslation();
  const isViewing = useViewing() !== undefined;
  const [isOpen, setOpen] = useState(false);
  const { enabled, owner, target_date } = framework.setting;
  const beside = [
    ...(owner ? [`${t('frameworkSetting.owner')}: ${owner.name}`] : []),
    ...(target_date ? [`${t('frameworkSetting.target')}: ${formatCalendarDay(target_date, i18n.language)}`] : []),
  ];
  return (
    <SpaceBetween size="xxs">
      <StatusIndicator type={enabled ? 'success' : 'stopped'}>
        {t(enabled ? 'frameworkSetting.enabled' : 'frameworkSetting.notEnabled')}
      </StatusIndicator>
      {beside.map((one) => (
        <Box key={one} fontSize="body-s" color="text-body-secondary">
          {one}
        </Box>
      ))}
      {!isViewing && !framework.retired && (
        <Button
          variant="inline-link"
          ariaLabel={`${t('frameworkSetting.open')}: ${framework.name}`}
          onClick={() => setOpen(true)}
        >
          {t('frameworkSetting.open')}
        </Button>
      )}
      {isOpen && <SettingDialog framework={framework} onClose={() => setOpen(false)} />}
    </SpaceBetween>
  );
};

type Figures = { applications: number; all: number; covered: number; partly: number };

/** Coverage over all applications in scope. */
export const CompanyFigures = ({ figures }: { figures: Figures }) => {
  const { t } = useTranslation();
  if (figures.applications === 0) return t('frameworkSetting.nothingAsked');
  return (
    <>
      <div>{t('frameworkSetting.applications', { count: figures.applications })}</div>
      <Box fontSize="body-s" color="text-body-secondary">
        {t('frameworkSetting.covered', figures)}
      </Box>
    </>
  );
};
