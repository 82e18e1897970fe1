import type { Output } from '#contract/http/route.ts';
import type { AllRoutes } from '#contract/index.ts';

export type AuditEntry = Output<AllRoutes['GET /audit']>['entries'][number];
