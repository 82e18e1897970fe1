import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, pageWithData, withTexts } from '#web/routing/page.ts';

export const modelRoutes: RouteObject[] = [
  {
    path: '/models',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      'models',
      pageWithData(
        () => import('./models-page.tsx'),
        'ModelsPage',
        () => import('./queries.ts'),
        'beginModels',
      ),
    ),
  },
  {
    path: '/models/detail/:modelId',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      ['models', 'tasks', 'testing'],
      page(() => import('./model-detail-page.tsx'), 'ModelDetailPage'),
    ),
  },
  {
    path: '/models/detail/:modelId/model-card',
    ...guarded(permissions.readObjects),
    lazy: withTexts(
      ['models', 'intake', 'controls', 'approval', 'assessments', 'documents', 'legal'],
      page(() => import('./model-card-page.tsx'), 'ModelCardPage'),
    ),
  },
];
