import type { Target } from '#lib/tenants/tenant.ts';

/** The CloudWatch namespace of a stage's metrics. Tenants may share an account, so each stage has its own. */
export const ownMetrics = ({ tenant, stage }: Target) => `Plumbline/${tenant.id}-${stage}`;
