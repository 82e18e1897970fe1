import type { AllRoutes } from '#contract/index.ts';
import type { Output } from '#contract/route.ts';

export type AuditEntry = Output<AllRoutes['GET /audit']>['entries'][number];
