import type { RouteObject } from 'react-router-dom';
import { page } from '#web/routing/page.ts';

export const documentRoutes: RouteObject[] = [
  { path: '/terms-of-use', lazy: page(() => import('./document-page.tsx'), 'TermsPage') },
  { path: '/privacy-policy', lazy: page(() => import('./document-page.tsx'), 'PrivacyPage') },
];

export const limitedAccessRoute: RouteObject = {
  path: '/limited-access',
  lazy: page(() => import('./limited-access-page.tsx'), 'LimitedAccessPage'),
};
