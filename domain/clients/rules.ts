/** No schema lives here, so that the browser can have it. */

import { roleRules } from '#domain/people/role-rules.ts';
import { aName, choice, optional } from '#domain/rules.ts';
import { ACCESSES } from './access.ts';

/** What people say of an API client in a form, with its last day. */
export const apiClientRules = {
  name: aName,
  access: choice(ACCESSES, 'read'),
  expires_at: optional('typed_day', 10),
  ...roleRules,
} as const;
