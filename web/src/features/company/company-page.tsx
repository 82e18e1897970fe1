import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import Tabs from '@cloudscape-design/components/tabs';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { HelpLink } from '#web/components/help/help-link.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { WithDrafts } from '#web/drafts/with-drafts.tsx';
import { lazyPart } from '#web/parts.ts';
import { withTexts } from '#web/routing/page.ts';
import { Activity } from './activity.tsx';
import { CompanyApproval } from './company-approval.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { CompanyProfile } from './company-profile.tsx';
import { CompanySecurity } from './company-security.tsx';
import { CompanyThresholds } from './company-thresholds.tsx';
import { CompanyFields } from './custom-fields/company-fields.tsx';
import { companyQuery } from './queries.ts';
import { CompanyQuestions } from './questions/company-questions.tsx';
import './company.css';

const CompanyTemplates = lazyPart(
  withTexts(
    ['intake', 'controls', 'approval', 'assessments', 'documents', 'legal', 'templates'],
    () => import('./templates/company-templates.tsx'),
  ),
);

const TABS = ['profile', 'fields', 'questions', 'templates', 'security', 'activity'] as const;

/** The forms appear at once, because a form that appears later would move the others. */
const Profile = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(companyQuery);
  if (error && !data) return <LoadFailed what={t('company.failed')} error={error} onRetry={refetch} />;
  if (!data) return <Spinner size="large" />;
  return (
    <WithDrafts form="company:profile">
      {(profile) => (
        <WithDrafts form="company:approval">
          {(approval) => (
            <WithDrafts form="company:thresholds">
              {(thresholds) => (
                <SpaceBetween size="l">
                  <CompanyProfile company={data} drafts={profile} />
                  <CompanyApproval company={data} drafts={approval} />
                  <CompanyThresholds company={data} drafts={thresholds} />
                  <CompanyLogo company={data} />
                </SpaceBetween>
              )}
            </WithDrafts>
          )}
        </WithDrafts>
      )}
    </WithDrafts>
  );
};

const CONTENT = {
  profile: <Profile />,
  fields: <CompanyFields />,
  questions: <CompanyQuestions />,
  templates: (
    <Suspense fallback={<Spinner size="large" />}>
      <CompanyTemplates />
    </Suspense>
  ),
  security: <CompanySecurity />,
  activity: <Activity />,
};

/** The URL holds the tab and the filters of the audit log. */
export const CompanyPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const shown = TABS.find((tab) => tab === params.get('tab')) ?? 'profile';
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('company.title')}</PageTitle>
      <Header variant="h1" info={<HelpLink />} description={t('company.description')}>
        {t('company.title')}
      </Header>
      <Tabs
        ariaLabel={t('company.title')}
        activeTabId={shown}
        onChange={({ detail }) => setParams(detail.activeTabId === 'profile' ? {} : { tab: detail.activeTabId })}
        tabs={TABS.map((id) => ({ id, label: t(`company.tabs.${id}`), content: CONTENT[id] }))}
      />
    </SpaceBetween>
  );
};
