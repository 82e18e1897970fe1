import type { Target } from '#lib/tenants/tenant.ts';

/** Where the product's own metrics are: tenants may share an account, and none is counted with another. */
export const ownMetrics = ({ tenant, stage }: Target) => `Plumbline/${tenant.id}-${stage}`;
