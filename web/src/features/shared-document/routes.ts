import type { RouteObject } from 'react-router-dom';
import { page, withTexts } from '#web/routing/page.ts';

/** The page of a link to a legal document, open with or without an account. */
export const sharedDocumentRoutes: RouteObject[] = [
  {
    path: '/shared',
    lazy: withTexts(
      ['signedIn', 'intake', 'controls', 'approval', 'assessments', 'documents', 'legal'],
      page(() => import('./shared-document-page.tsx'), 'SharedDocumentPage'),
    ),
  },
];
