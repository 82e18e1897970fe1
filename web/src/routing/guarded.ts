/** Marks routes that require a role, in their `handle`. */
import type { Role } from '#domain/enumerations.ts';
import { type Grant, holds } from '#domain/permissions.ts';

type Rule = (grants: readonly Grant[]) => boolean;
type Guarded = { allowed: Rule };

/** Allows holders of one of the roles; `besides` adds a condition. */
export const guarded = (allow: readonly Role[], alsoRequired: Rule = () => true) => ({
  handle: { allowed: (grants) => holds(grants, allow) && alsoRequired(grants) } satisfies Guarded,
});

export const isGuarded = (handle: unknown): handle is Guarded =>
  typeof handle === 'object' && handle !== null && 'allowed' in handle;
