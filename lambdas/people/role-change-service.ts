/** The roles of a person before and after a change. */
import * as z from 'zod';
import type { Audit } from '#domain/audit/audit.ts';
import { rolesOf } from '#domain/people/person.ts';
import { HeldRole } from '#domain/people/role.ts';
import { users } from './store.ts';

const Held = z.array(HeldRole).catch([]);
const ROLE_FIELDS = ['roles', 'directory_roles', 'status'];

/** Disabled people have no roles. Undefined if the change affects none. */
export const roleChangeIn = async ({ id, what, changes }: Audit) => {
  if (what !== 'user' || !changes.some(({ field }) => ROLE_FIELDS.includes(field))) return undefined;
  const user = await users.get(id);
  const was = (field: 'directory_roles' | 'roles') => {
    const change = changes.find((one) => one.field === field);
    return change ? Held.parse(change.from) : (user?.[field] ?? []);
  };
  const now = user?.status === 'active' ? rolesOf(user) : [];
  const wasDisabled = changes.some(({ field, from }) => field === 'status' && from !== 'active');
  const before = wasDisabled ? [] : rolesOf({ roles: was('roles'), directory_roles: was('directory_roles') });
  return { user, now, before };
};
