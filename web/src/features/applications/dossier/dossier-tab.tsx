/** The dossier for a committee: the contents of the other tabs in print order. */
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import { PrintPage, useShown } from '#web/components/detail/shown.ts';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { ApprovalTab } from '../approval/approval-tab.tsx';
import { AssessmentsTab } from '../assessments/assessments-tab.tsx';
import { ApplicationOverview } from '../overview/application-overview.tsx';
import './dossier.css';
import { FrameworksTab } from '../frameworks/frameworks-tab.tsx';
import { PeopleTab } from '../people/people-tab.tsx';
import { RisksTab } from '../risks/risks-tab.tsx';
import { TestsTab } from '../tests/tests-tab.tsx';
import { DossierControls } from './dossier-controls.tsx';
import { PrintButton } from './print-button.tsx';

const PARTS = ['details', 'people', 'approval', 'risks', 'frameworks', 'controls', 'assessments', 'tests'] as const;

export const DossierTab = () => {
  const { t } = useTranslation();
  const { name } = useShown<Application>().entity;
  const parts: Record<(typeof PARTS)[number], ReactNode> = {
    details: <ApplicationOverview />,
    people: <PeopleTab />,
    approval: <ApprovalTab />,
    risks: <RisksTab />,
    frameworks: <FrameworksTab />,
    controls: <DossierControls />,
    assessments: <AssessmentsTab />,
    tests: <TestsTab />,
  };
  return (
    <div className="dossier">
      <PageTitle>{`${t('applications.tabs.dossier')}: ${name}`}</PageTitle>
      <div className="not-on-paper">
        <Header variant="h2" description={t('applications.dossier.about')} actions={<PrintButton />}>
          {t('applications.tabs.dossier')}
        </Header>
      </div>
      <PrintPage value={true}>
        {PARTS.map((part) => (
          <section key={part} aria-label={t(`applications.tabs.${part}`)}>
            {parts[part]}
          </section>
        ))}
      </PrintPage>
    </div>
  );
};
