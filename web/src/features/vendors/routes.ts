import type { RouteObject } from 'react-router-dom';
import { permissions } from '#domain/permissions.ts';
import { guarded } from '#web/routing/guarded.ts';
import { page, pageWithData } from '#web/routing/page.ts';

export const vendorRoutes: RouteObject[] = [
  {
    path: '/vendors',
    ...guarded(permissions.readObjects),
    lazy: pageWithData(
      () => import('./vendors-page.tsx'),
      'VendorsPage',
      () => import('./begin-list.ts'),
      'beginVendors',
    ),
  },
  {
    path: '/vendors/detail/:vendorId',
    ...guarded(permissions.readObjects),
    lazy: page(() => import('./vendor-detail-page.tsx'), 'VendorDetailPage'),
  },
];
