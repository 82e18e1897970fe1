/** Routes that ask for a role say so in their `handle`. */
import type { Role } from '#domain/enumerations.ts';

type Guarded = { allow: readonly Role[] };

export const guarded = (allow: readonly Role[]) => ({ handle: { allow } satisfies Guarded });

export const isGuarded = (handle: unknown): handle is Guarded =>
  typeof handle === 'object' && handle !== null && 'allow' in handle;
