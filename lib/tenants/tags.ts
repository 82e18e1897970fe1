import type { Target } from './tenant.ts';

/** The tags that separate costs in an account's bill. The last is unique for each stage of a tenant. */
export const tagsOf = ({ tenant, stage }: Target) => ({
  ...{ product: 'plumbline', tenant: tenant.id, stage },
  deployment: `${tenant.id}-${stage}`,
});
