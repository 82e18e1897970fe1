import type { RouteObject } from 'react-router-dom';
import { page, withTexts } from '#web/routing/page.ts';

/** Outside the main layout, because a document fills the screen. */
export const viewerRoutes: RouteObject[] = [
  {
    path: '/document-viewer/:documentId',
    lazy: withTexts(
      'documents',
      page(() => import('./viewer-page.tsx'), 'ViewerPage'),
    ),
  },
];
