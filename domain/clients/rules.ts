/** Field rules of the API client form. Contains no schema, to keep the browser bundle small. */

import { roleRules } from '#domain/people/role-rules.ts';
import { aName, choice, optional } from '#domain/rules.ts';
import { ACCESSES } from './access.ts';

export const apiClientRules = {
  name: aName,
  access: choice(ACCESSES, 'read'),
  expires_at: optional('typed_day', 10),
  ...roleRules,
} as const;
