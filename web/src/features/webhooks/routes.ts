import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, withTexts } from '#web/routing/page.ts';

export const webhookRoutes: RouteObject[] = [
  {
    path: '/api-access/webhooks',
    ...guarded(permissions.administer),
    lazy: withTexts(
      ['admin', 'trail'],
      page(() => import('./webhooks-page.tsx'), 'WebhooksPage'),
    ),
  },
  {
    path: '/api-access/webhooks/:webhookId',
    ...guarded(permissions.administer),
    lazy: withTexts(
      ['admin', 'trail'],
      page(() => import('./webhook-page.tsx'), 'WebhookPage'),
    ),
  },
];
