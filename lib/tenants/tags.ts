import type { Target } from './tenant.ts';

/** By these, an account's bill says what is whose; the last is of one stage of one tenant. */
export const tagsOf = ({ tenant, stage }: Target) => ({
  ...{ product: 'plumbline', tenant: tenant.id, stage },
  deployment: `${tenant.id}-${stage}`,
});
