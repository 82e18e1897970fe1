/** The form fields for roles and their groups, for people and API clients. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '#domain/enumerations.ts';
import type { FormField } from '#web/components/form/form-kind.ts';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { RoleGroupsField } from './role-groups-field.tsx';

export const useRoleFields = () => {
  const { t } = useTranslation();
  const { data } = useQuery(resourceGroupQueries.all());
  const nameOf = (id: string) => data?.find((group) => group.id === id)?.name ?? id;
  const field = (role: Role): FormField<string[]> => ({
    label: t(`roles.names.${role}`),
    hint: t(`roles.hints.${role}`),
    input: ({ value, onChange }) => (
      <RoleGroupsField role={role} chosen={value} none={t('roles.notHeld')} onChange={onChange} />
    ),
    words: (ids) => ids.map(nameOf).join(', '),
  });
  return {
    fields: {
      Administrator: field('Administrator'),
      ApplicationContributor: field('ApplicationContributor'),
      ApplicationReviewer: field('ApplicationReviewer'),
      ApplicationApprover: field('ApplicationApprover'),
    },
    section: { title: t('roles.title'), fields: ROLES },
  };
};
