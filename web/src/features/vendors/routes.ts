import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, pageWithData, withTexts } from '#web/routing/page.ts';

export const vendorRoutes: RouteObject[] = [
  {
    path: '/vendors',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      'vendors',
      pageWithData(
        () => import('./vendors-page.tsx'),
        'VendorsPage',
        () => import('./queries.ts'),
        'beginVendors',
      ),
    ),
  },
  {
    path: '/vendors/detail/:vendorId',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      'vendors',
      page(() => import('./vendor-detail-page.tsx'), 'VendorDetailPage'),
    ),
    children: [
      { index: true, lazy: page(() => import('./vendor-overview.tsx'), 'VendorOverview') },
      {
        path: 'questionnaire',
        lazy: withTexts(
          ['intake', 'diligence'],
          page(() => import('./questionnaire/questionnaire-tab.tsx'), 'QuestionnaireTab'),
        ),
      },
      { path: 'applications', lazy: page(() => import('./vendor-applications.tsx'), 'VendorApplications') },
      {
        path: 'approval',
        lazy: withTexts(
          ['intake', 'approval'],
          page(() => import('./vendor-approval.tsx'), 'VendorApproval'),
        ),
      },
      {
        path: 'approval/record',
        lazy: withTexts(
          'approval',
          page(() => import('./vendor-record.tsx'), 'VendorRecord'),
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
        path: 'comments',
        lazy: withTexts(
          ['intake', 'diligence'],
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
        path: 'activity',
        lazy: withTexts(
          'trail',
          page(() => import('./vendor-activity.tsx'), 'VendorActivity'),
        ),
      },
    ],
  },
];
