import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, withTexts } from '#web/routing/page.ts';

const shown = <P>(load: () => Promise<P>) => withTexts(['testing', 'testResults'], load);

const PAGES = {
  '': shown(page(() => import('./result-page.tsx'), 'ResultPage')),
  '/explanation': shown(page(() => import('./explanation-page.tsx'), 'ExplanationPage')),
  '/details/:tableId': shown(page(() => import('./sheets/details-page.tsx'), 'DetailsPage')),
};

/** Paths for one test, and for the newest test of a document. */
const OF = ['/application-testing/results/:applicationId/:taskId', '/application-testing/results/llm/:documentId'];

const law: RouteObject = {
  path: `${OF[0]}/summary`,
  ...guarded(permissions.readObjects),
  lazy: shown(page(() => import('./law-summary/summary-page.tsx'), 'SummaryPage')),
};

const shownOf = OF.flatMap((of) =>
  Object.entries(PAGES).map(([below, lazy]) => ({ path: `${of}${below}`, ...guarded(permissions.readObjects), lazy })),
);

const overTime: RouteObject = {
  path: `${OF[0]}/over-time`,
  ...guarded(permissions.readObjects),
  lazy: shown(page(() => import('./over-time/over-time-page.tsx'), 'OverTimePage')),
};

export const resultRoutes: RouteObject[] = [...shownOf, law, overTime];
