import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import type { Section } from '#web/components/detail/section.ts';
import { SectionTabs } from '#web/components/detail/section-tabs.tsx';
import './settings.css';

export const SettingsLayout = () => {
  const { t } = useTranslation();
  const sections: Section[] = [
    { label: t('settings.profile'), path: '/settings' },
    { label: t('settings.appearance'), path: '/settings/appearance' },
    { label: t('settings.notifications.title'), path: '/settings/notifications' },
    { label: t('settings.calendar.title'), path: '/settings/calendar' },
    { label: t('settings.security'), path: '/settings/security' },
    { label: t('settings.data.title'), path: '/settings/your-data' },
  ].map((part) => ({ label: part.label, parts: [part] }));
  return (
    <SpaceBetween size="l">
      <Header variant="h1">{t('settings.title')}</Header>
      <SectionTabs label={t('settings.title')} sections={sections}>
        <Outlet />
      </SectionTabs>
    </SpaceBetween>
  );
};
