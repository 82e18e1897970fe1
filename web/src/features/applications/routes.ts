import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, pageWithData, withTexts } from '#web/routing/page.ts';

const workspace = withTexts(
  'workspace',
  page(() => import('./workspace/application-detail-page.tsx'), 'ApplicationDetailPage'),
);

export const applicationRoutes: RouteObject[] = [
  {
    path: '/applications',
    ...guarded(permissions.readObjects),
    lazy: pageWithData(
      () => import('./applications-page.tsx'),
      'ApplicationsPage',
      () => import('./queries.ts'),
      'beginApplications',
    ),
  },
  {
    path: '/applications/overview/:applicationId',
    ...guarded(permissions.readObjects),
    lazy: workspace,
    children: [
      {
        index: true,
        lazy: withTexts(
          'trail',
          pageWithData(
            () => import('./overview/overview-tab.tsx'),
            'OverviewTab',
            () => import('./queries.ts'),
            'beginDetails',
          ),
        ),
      },
    ],
  },
  {
    path: '/applications/detail/:applicationId',
    ...guarded(permissions.readObjects),
    lazy: workspace,
    children: [
      { index: true, lazy: page(() => import('./overview/application-overview.tsx'), 'ApplicationOverview') },
      {
        path: 'intake',
        lazy: withTexts(
          'intake',
          page(() => import('./intake/intake-tab.tsx'), 'IntakeTab'),
        ),
      },
      {
        path: 'risks',
        lazy: withTexts(
          ['intake', 'risks', 'register'],
          page(() => import('./risks/risks-tab.tsx'), 'RisksTab'),
        ),
      },
      {
        path: 'frameworks',
        lazy: withTexts(
          ['intake', 'frameworks', 'applicationFrameworks'],
          page(() => import('./frameworks/frameworks-tab.tsx'), 'FrameworksTab'),
        ),
      },
      {
        path: 'frameworks/:frameworkId',
        lazy: withTexts(
          ['frameworks', 'controls', 'report'],
          page(() => import('./report/report-tab.tsx'), 'ReportTab'),
        ),
      },
      {
        path: 'legal-documents',
        lazy: withTexts(
          ['intake', 'controls', 'approval', 'assessments', 'documents', 'legal'],
          page(() => import('./legal/legal-tab.tsx'), 'LegalTab'),
        ),
      },
      {
        path: 'legal-documents/:type',
        lazy: withTexts(
          ['intake', 'controls', 'approval', 'assessments', 'documents', 'legal'],
          page(() => import('./legal/document-tab.tsx'), 'DocumentTab'),
        ),
      },
      {
        path: 'legal-documents/:type/versions/:number',
        lazy: withTexts(
          ['intake', 'controls', 'approval', 'assessments', 'documents', 'legal'],
          page(() => import('./legal/signed-version-tab.tsx'), 'SignedVersionTab'),
        ),
      },
      {
        path: 'controls',
        lazy: withTexts(
          'controls',
          page(() => import('./controls/controls-tab.tsx'), 'ControlsTab'),
        ),
      },
      {
        path: 'controls/:controlKey',
        lazy: withTexts(
          ['trail', 'risks', 'documents', 'controls'],
          page(() => import('./controls/control-tab.tsx'), 'ControlTab'),
        ),
      },
      {
        path: 'assessments',
        lazy: withTexts(
          ['approval', 'assessments'],
          page(() => import('./assessments/assessments-tab.tsx'), 'AssessmentsTab'),
        ),
      },
      {
        path: 'assessments/:assessmentId',
        lazy: withTexts(
          ['intake', 'approval', 'assessments'],
          page(() => import('./assessments/assessment-tab.tsx'), 'AssessmentTab'),
        ),
      },
      {
        path: 'tests',
        lazy: withTexts(
          'testing',
          page(() => import('./tests/tests-tab.tsx'), 'TestsTab'),
        ),
      },
      {
        path: 'approval',
        lazy: withTexts(
          ['intake', 'approval'],
          page(() => import('./approval/approval-tab.tsx'), 'ApprovalTab'),
        ),
      },
      {
        path: 'release',
        lazy: withTexts(
          'release',
          page(() => import('./release/release-tab.tsx'), 'ReleaseTab'),
        ),
      },
      {
        path: 'approval/record',
        lazy: withTexts(
          'approval',
          page(() => import('./approval/record-tab.tsx'), 'RecordTab'),
        ),
      },
      {
        path: 'documents',
        lazy: withTexts(
          'documents',
          page(() => import('#web/components/documents/documents-tab.tsx'), 'DocumentsTab'),
        ),
      },
      {
        path: 'people',
        lazy: withTexts(
          'applicationPeople',
          page(() => import('./people/people-tab.tsx'), 'PeopleTab'),
        ),
      },
      {
        path: 'comments',
        lazy: withTexts(
          ['intake', 'risks', 'assessments'],
          page(() => import('#web/components/comments/comments-tab.tsx'), 'CommentsTab'),
        ),
      },
      {
        path: 'tasks',
        lazy: withTexts(
          'tasks',
          page(() => import('#web/components/tasks/tasks-tab.tsx'), 'TasksTab'),
        ),
      },
      {
        path: 'dossier',
        lazy: withTexts(
          [
            ...(['admin', 'intake', 'risks', 'register', 'frameworks', 'applicationFrameworks'] as const),
            ...(['approval', 'controls', 'assessments', 'testing', 'applicationPeople'] as const),
          ],
          page(() => import('./dossier/dossier-tab.tsx'), 'DossierTab'),
        ),
      },
      {
        path: 'activity',
        lazy: withTexts(
          'trail',
          page(() => import('./activity-tab.tsx'), 'ActivityTab'),
        ),
      },
    ],
  },
];
