import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Part, Section } from '#web/components/detail/section.ts';
import { applicationQueries } from '#web/features/applications/queries.ts';
import {
  activityPath,
  applicationPath,
  assessmentsPath,
  controlsPath,
  frameworksPath,
  intakePath,
  legalPath,
  overviewPath,
  peoplePath,
  releasePath,
  risksPath,
  testsPath,
} from '#web/routing/application-path.ts';
import { approvalPath, commentsPath, documentsPath, ofApplication, tasksPath } from '#web/routing/subject-path.ts';

/** The six sections of an application. A number says how many next steps, open controls or open tasks wait in a section. */
export const useSections = (id: string): Section[] => {
  const { t } = useTranslation();
  const { data } = useQuery(applicationQueries.details(id));
  const steps = data?.next ?? [];
  const controls = data?.lifecycle.find(({ step }) => step === 'controls');
  const open = (controls?.of ?? 0) - (controls?.done ?? 0);
  const subject = ofApplication(id);

  const section = (
    name: 'overview' | 'risk' | 'compliance' | 'reviews' | 'files' | 'activity',
    parts: readonly [Part, ...Part[]],
    waiting: readonly (typeof steps)[number]['path'][] = [],
  ): Section => {
    const label = t(`workspace.sections.${name}`);
    const count = steps.filter(({ path }) => waiting.includes(path)).length;
    return { label: count > 0 ? t('workspace.sections.waiting', { section: label, count }) : label, parts };
  };

  return [
    section(
      'overview',
      [
        { path: overviewPath(id), label: t('workspace.parts.summary') },
        { path: applicationPath(id), label: t('applications.tabs.details'), isExact: true },
      ],
      ['details'],
    ),
    section(
      'risk',
      [
        { path: intakePath(id), label: t('applications.tabs.intake') },
        { path: risksPath(id), label: t('applications.tabs.risks') },
        { path: testsPath(id), label: t('applications.tabs.tests') },
      ],
      ['intake'],
    ),
    {
      ...section('compliance', [
        { path: controlsPath(id), label: t('applications.tabs.controls') },
        { path: frameworksPath(id), label: t('applications.tabs.frameworks') },
        { path: legalPath(id), label: t('applications.tabs.legal') },
      ]),
      note: open > 0 ? t('workspace.sections.open', { count: open }) : undefined,
    },
    section(
      'reviews',
      [
        { path: approvalPath(subject), label: t('applications.tabs.approval') },
        { path: assessmentsPath(id), label: t('applications.tabs.assessments') },
        { path: releasePath(id), label: t('workspace.parts.release') },
      ],
      ['approval', 'assessments'],
    ),
    section(
      'files',
      [
        { path: documentsPath(subject), label: t('applications.tabs.documents') },
        { path: peoplePath(id), label: t('applications.tabs.people') },
        { path: commentsPath(subject), label: t('applications.tabs.comments') },
        {
          ...{ path: tasksPath(subject), label: t('applications.tabs.tasks') },
          note: data?.open_tasks ? t('workspace.sections.count', { count: data.open_tasks }) : undefined,
        },
      ],
      ['people'],
    ),
    section('activity', [{ path: activityPath(id), label: t('applications.tabs.activity') }]),
  ];
};
