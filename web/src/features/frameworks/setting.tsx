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
  const facts = [
    ...(owner ? [owner.name] : []),
    ...(target_date ? [t('frameworkSetting.targetOn', { day: formatCalendarDay(target_date, i18n.language) })] : []),
  ];
  return (
    <>
      <SpaceBetween direction="horizontal" size="xs" alignItems="center">
        <StatusIndicator type={enabled ? 'success' : 'stopped'}>
          {t(enabled ? 'frameworkSetting.enabled' : 'frameworkSetting.notEnabled')}
        </StatusIndicator>
        {!isViewing && !framework.retired && (
          <Button
            variant="inline-icon"
            iconName="edit"
            ariaLabel={`${t('frameworkSetting.open')}: ${framework.name}`}
            onClick={() => setOpen(true)}
          />
        )}
      </SpaceBetween>
      {facts.length > 0 && (
        <Box fontSize="body-s" color="text-body-secondary">
          {facts.join(' · ')}
        </Box>
      )}
      {isOpen && <SettingDialog framework={framework} onClose={() => setOpen(false)} />}
    </>
  );
};
