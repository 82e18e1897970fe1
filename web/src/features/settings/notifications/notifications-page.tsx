import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '#domain/keys-of.ts';
import { CHOSEN_KINDS, KIND_NAMES } from '#domain/notifications/kinds.ts';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { MailStopped } from '../profile/mail-stopped.tsx';
import { CHANNELS, GROUPS } from './choices.ts';
import { GroupRows } from './group-rows.tsx';
import { type Applied, Presets } from './presets.tsx';
import './notifications.css';

const ALWAYS = KIND_NAMES.filter((kind) => !CHOSEN_KINDS.some((chosen) => chosen === kind));
const GROUP_NAMES = keysOf(GROUPS);

/** Kinds that users cannot turn off. */
const AlwaysRows = () => {
  const { t } = useTranslation();
  return (
    <tbody>
      {ALWAYS.map((kind) => (
        <tr key={kind} className="notification-group">
          <th scope="row">
            {t(`told.${kind}`)}
            <Box variant="small" display="block" color="text-body-secondary">
              {t('settings.notifications.always')}
            </Box>
          </th>
          {CHANNELS.map((channel) => (
            <td key={channel}>
              <Checkbox
                disabled
                checked
                ariaLabel={`${t(`told.${kind}`)}: ${t(`settings.notifications.channels.${channel}`)}`}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

export const NotificationsPage = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [applied, setApplied] = useState<Applied>();
  const isAllOpen = GROUP_NAMES.every((group) => open.has(group));
  const title = t('settings.notifications.title');
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={t('settings.notifications.description')}
          actions={
            <Button onClick={() => setOpen(new Set(isAllOpen ? [] : GROUP_NAMES))}>
              {t(isAllOpen ? 'settings.notifications.collapse' : 'settings.notifications.expand')}
            </Button>
          }
        >
          {title}
        </Header>
      }
    >
      <PageTitle>{title}</PageTitle>
      <SpaceBetween size="m">
        <MailStopped />
        <Presets applied={applied} onApply={setApplied} />
        <table className="notification-table" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('settings.notifications.event')}</th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {t(`settings.notifications.channels.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          {GROUP_NAMES.map((group) => (
            <GroupRows
              key={group}
              label={t(`settings.notifications.groups.${group}`)}
              kinds={GROUPS[group]}
              isOpen={open.has(group)}
              onToggle={() =>
                setOpen(new Set([...open].filter((one) => one !== group).concat(open.has(group) ? [] : group)))
              }
              onChange={() => setApplied(undefined)}
            />
          ))}
          <AlwaysRows />
        </table>
      </SpaceBetween>
    </Container>
  );
};
