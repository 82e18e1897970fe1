import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import List from '@cloudscape-design/components/list';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#web/components/moment.tsx';
import { securityQueries } from '#web/features/settings/queries.ts';
import { NotYet, SecuritySection } from '../security-section.tsx';
import type { KnownDevice } from '../sign-in-methods.ts';
import { ForgetDevice } from './forget-device.tsx';
import { useDeviceText } from './use-device-text.ts';

type DeviceListProps = { devices: readonly KnownDevice[]; onForget: (device: KnownDevice) => void };

const DeviceList = ({ devices, onForget }: DeviceListProps) => {
  const { t, i18n } = useTranslation();
  const deviceText = useDeviceText();
  if (devices.length === 0) return <Box color="text-body-secondary">{t('security.noDevices')}</Box>;
  return (
    <List
      ariaLabel={t('security.devices')}
      disablePaddings
      items={devices}
      renderItem={(device) => ({
        id: device.id,
        content: (
          <span className="method-name">
            {deviceText(device.name)} {device.isThis && <Badge color="green">{t('security.thisDevice')}</Badge>}
          </span>
        ),
        secondaryContent: (
          <Box color="text-body-secondary">
            {t('security.lastUsed', { when: formatMoment(device.used_at, i18n.language) })}
          </Box>
        ),
        actions: (
          <Button
            variant="inline-link"
            ariaLabel={`${t('security.forget')}: ${deviceText(device.name)}`}
            onClick={() => onForget(device)}
          >
            {t('security.forget')}
          </Button>
        ),
      })}
    />
  );
};

export const Devices = () => {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    securityQueries.devices,
  );
  const [forgotten, setForgotten] = useState<KnownDevice>();
  return (
    <SecuritySection title={t('security.devices')} description={t('security.devicesHint')}>
      <SpaceBetween size="m">
        {data ? (
          <DeviceList devices={data.pages.flatMap(({ devices }) => devices)} onForget={setForgotten} />
        ) : (
          <NotYet error={error} onRetry={() => void refetch()} />
        )}
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('security.moreDevices')}
          </Button>
        )}
      </SpaceBetween>
      {forgotten && <ForgetDevice device={forgotten} onClose={() => setForgotten(undefined)} />}
    </SecuritySection>
  );
};
