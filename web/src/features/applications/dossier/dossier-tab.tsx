/** The dossier for a committee: the contents of the other tabs in print order. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalTab } from '../approval/approval-tab.tsx';
import { AssessmentsTab } from '../assessments/assessments-tab.tsx';
import { ApplicationOverview } from '../overview/application-overview.tsx';
import './dossier.css';
import { FrameworksTab } from '../frameworks/frameworks-tab.tsx';
import { PeopleTab } from '../people/people-tab.tsx';
import { RisksTab } from '../risks/risks-tab.tsx';
import { TestsTab } from '../tests/tests-tab.tsx';
import { DossierControls } from './dossier-controls.tsx';

const PARTS = ['details', 'people', 'approval', 'risks', 'frameworks', 'controls', 'assessments', 'tests'] as const;

export const DossierTab = () => {
  const { t } = useTranslation();
  const parts: Record<(typeof PARTS)[number], ReactNode> = {
    details: <ApplicationOverview />,
    people: <PeopleTab isWhole />,
    approval: <ApprovalTab />,
    risks: <RisksTab isWhole />,
    frameworks: <FrameworksTab />,
    controls: <DossierControls />,
    assessments: <AssessmentsTab />,
    tests: <TestsTab />,
  };
  return (
    <div className="dossier">
      <p className="not-on-paper">{t('applications.dossier.about')}</p>
      {PARTS.map((part) => (
        <section key={part} aria-label={t(`applications.tabs.${part}`)}>
          {parts[part]}
        </section>
      ))}
    </div>
  );
};
