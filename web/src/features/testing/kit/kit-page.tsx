import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Tabs from '@cloudscape-design/components/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { ProfilesKit } from './profiles-kit.tsx';
import { PromptsKit } from './prompts-kit.tsx';
import './kit.css';

const TABS = ['prompts', 'profiles'] as const;
const CONTENT = { prompts: <PromptsKit />, profiles: <ProfilesKit /> };

/** Generates prompts and profiles for a test before any answers exist. Everything runs in the browser. */
export const KitPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const shown = TABS.find((tab) => tab === params.get('tab')) ?? 'prompts';
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('testKit.title')}</PageTitle>
      <Header variant="h1" description={t('testKit.description')}>
        {t('testKit.title')}
      </Header>
      <Tabs
        ariaLabel={t('testKit.title')}
        activeTabId={shown}
        onChange={({ detail }) =>
          setParams(detail.activeTabId === 'prompts' ? {} : { tab: detail.activeTabId }, { replace: true })
        }
        tabs={TABS.map((id) => ({ id, label: t(`testKit.tabs.${id}`), content: CONTENT[id] }))}
      />
    </SpaceBetween>
  );
};
