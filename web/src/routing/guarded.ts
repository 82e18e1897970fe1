/** Routes that ask for a role say so in their `handle`. */
import type { Role } from '#domain/enumerations.ts';
import { type Grant, holds } from '#domain/permissions.ts';

type Rule = (grants: readonly Grant[]) => boolean;
type Guarded = { allowed: Rule };

/** For holders of one of the roles; where the role alone is not enough, what else there must be. */
export const guarded = (allow: readonly Role[], besides: Rule = () => true) => ({
  handle: { allowed: (grants) => holds(grants, allow) && besides(grants) } satisfies Guarded,
});

export const isGuarded = (handle: unknown): handle is Guarded =>
  typeof handle === 'object' && handle !== null && 'allowed' in handle;
