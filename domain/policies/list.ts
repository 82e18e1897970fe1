/** Columns of the list of policies. */
import { ROLES } from '#domain/enumerations.ts';
import type { List } from '#domain/list/columns.ts';
import { nameOrder } from '#domain/text/name.ts';
import { readersOfPolicy } from './access.ts';
import type { PolicyRow } from './policy.ts';
import { ACKNOWLEDGEMENT_STATES, ACKNOWLEDGEMENTS, POLICY_KINDS, POLICY_STATUSES } from './words.ts';

export const policyList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    purpose: { of: ({ purpose }) => purpose, searched: true },
    kind: { of: ({ kind }) => kind, counted: POLICY_KINDS, order: ({ kind }) => POLICY_KINDS.indexOf(kind) },
    status: {
      of: ({ status }) => status,
      counted: POLICY_STATUSES,
      order: ({ status }) => POLICY_STATUSES.indexOf(status),
    },
    own_state: { of: () => null, counted: ACKNOWLEDGEMENT_STATES, ofReader: true },
    owner: { of: ({ owner }) => owner, searched: true, counted: 'any', order: ({ owner }) => nameOrder(owner) || null },
    version_number: { of: ({ published }) => (published ? String(published.number) : '') },
    effective_on: {
      of: ({ published }) => published?.effective_on ?? '',
      order: ({ published }) => published?.effective_on ?? null,
    },
    audience: {
      of: ({ audience_roles }) => (audience_roles.length > 0 ? audience_roles : ''),
      counted: [...ROLES, ''],
    },
    acknowledgement: { of: ({ acknowledgement }) => acknowledgement, counted: ACKNOWLEDGEMENTS },
    review_on: { of: ({ review_on }) => review_on, order: ({ review_on }) => review_on || null },
    updated_at: { of: ({ updated_at }) => updated_at, order: ({ updated_at }) => updated_at },
  },
  groups: readersOfPolicy,
} as const satisfies List<PolicyRow>;
