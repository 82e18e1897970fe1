/** Field rules for people invited in bulk. Contains no schema, to keep the browser bundle small. */
import { LANGUAGES, ROLES } from '#domain/enumerations.ts';
import type { FieldErrorCode } from '#domain/field-error.ts';
import { anEmail, anId, choice, type DraftOf, list, optional } from '#domain/rules.ts';
import { ownNameRules } from './own-name.ts';

export const MOST_INVITED = 1_000;
const MOST_GROUPS = 20;

export const invitedRules = {
  email: anEmail,
  ...ownNameRules,
  role: choice(ROLES, null),
  groups: list(anId, MOST_GROUPS),
  ends_on: {
    ...optional('typed_day', 10),
    about: "The last day of the role in the company's time zone, today or later. Empty if it has no end.",
  },
  language: {
    ...choice(LANGUAGES, null),
    about: 'A language of the tenant. The default is its first one.',
  },
} as const;
export type InvitedDraft = DraftOf<typeof invitedRules>;

/** Role and groups require each other. */
export const roleProblem = ({ role, groups }: Pick<InvitedDraft, 'role' | 'groups'>): FieldErrorCode | undefined => {
  if (role !== null && groups.length === 0) return 'role_without_group';
  return role === null && groups.length > 0 ? 'group_without_role' : undefined;
};

const calling = (email: string) => email.trim().toLowerCase();

/** Indexes of repeated addresses, without the first occurrence of each. */
export const repeated = (emails: readonly string[]): ReadonlySet<number> => {
  const met = new Set<string>();
  const again = emails.flatMap((email, at) => {
    const name = calling(email);
    if (name === '' || !met.has(name)) {
      met.add(name);
      return [];
    }
    return [at];
  });
  return new Set(again);
};

export const givenTo = ({ role, groups, ends_on }: Pick<InvitedDraft, 'ends_on' | 'groups' | 'role'>) =>
  role === null ? [] : groups.map((resource_group_id) => ({ id: role, resource_group_id, ends_on: ends_on || null }));
