/** The form fields for roles and their groups, for people and API clients. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '#domain/enumerations.ts';
import { type GroupsByRole, groupsByRole, scopeOf } from '#domain/people/groups-by-role.ts';
import { administratorUntil } from '#domain/people/person.ts';
import type { Errors, FormField, FormSection } from '#web/components/form/form-kind.ts';
import { useGroupName } from '#web/components/groups/use-group-name.ts';
import { useToday } from '#web/components/today.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { RoleRows } from './role-rows.tsx';
import { endProblem, groupsInDraft } from './rows.ts';
import { useUntil } from './use-until.ts';

/** `saved` are the roles before the change. */
export const useRoleFields = (saved: GroupsByRole = groupsByRole([])) => {
  const { t } = useTranslation();
  const today = useToday();
  const { roles: own } = useCurrentUser();
  const ownUntil = administratorUntil(own);
  const problemOf = (role: Role, scope: string) => endProblem(scope, saved[role], today, ownUntil);
  const { data } = useQuery(resourceGroupQueries.all());
  const groupName = useGroupName();
  const until = useUntil();
  const nameOf = (text: string) => {
    const { group: id, endsOn } = scopeOf(text);
    const group = data?.find((one) => one.id === id);
    return until(group ? groupName(group) : id, endsOn);
  };
  const field = (role: Role): FormField<string[]> => ({
    label: t(`roles.names.${role}`),
    hint: t(`roles.hints.${role}`),
    words: (scopes) => scopes.map(nameOf).join(', '),
  });
  const section: FormSection<Role> = {
    title: t('roles.title'),
    fields: ROLES,
    input: ({ draft, errors, onChange }) => (
      <RoleRows
        groups={groupsInDraft(draft)}
        errors={errors}
        until={ownUntil}
        endProblem={problemOf}
        onChange={(groups) => {
          for (const role of ROLES) onChange(role, groups[role]);
        }}
      />
    ),
  };
  return {
    fields: {
      Administrator: field('Administrator'),
      ApplicationContributor: field('ApplicationContributor'),
      ApplicationReviewer: field('ApplicationReviewer'),
      ApplicationApprover: field('ApplicationApprover'),
      ApplicationAuditor: field('ApplicationAuditor'),
    },
    section,
    check: (groups: GroupsByRole): Errors =>
      Object.fromEntries(
        ROLES.flatMap((role) => {
          const [broken] = groups[role].flatMap((scope) => problemOf(role, scope) ?? []);
          return broken ? [[role, broken]] : [];
        }),
      ),
  };
};
