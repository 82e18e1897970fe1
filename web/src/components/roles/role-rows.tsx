import AttributeEditor from '@cloudscape-design/components/attribute-editor';
import Select from '@cloudscape-design/components/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDay } from '#domain/day.ts';
import { ROLES, type Role } from '#domain/enumerations.ts';
import type { Broken } from '#domain/field-error.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { type GroupsByRole, scopeText } from '#domain/people/groups-by-role.ts';
import { DayInput } from '#web/components/form/day-input.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { useGroupName } from '#web/components/groups/use-group-name.ts';
import { formatDate } from '#web/components/moment.tsx';
import { resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { groupsIn, isSame, type RoleRow, rowsOf } from './rows.ts';

type RoleRowsProps = {
  groups: GroupsByRole;
  /** The errors by role. */
  errors: Readonly<Record<string, string>>;
  /** The last day of the user's own administrator role. */
  until: string | null | undefined;
  endProblem: (role: Role, scope: string) => Broken | undefined;
  onChange: (groups: GroupsByRole) => void;
};

const isUnfinished = ({ endsOn = '' }: RoleRow) => endsOn !== '' && !isDay(endsOn);

/** Roles with their scope, one of each per row. */
export const RoleRows = ({ groups, errors, until, endProblem, onChange }: RoleRowsProps) => {
  const { t, i18n } = useTranslation();
  const groupName = useGroupName();
  const { data = [] } = useQuery(resourceGroupQueries.all());
  const errorText = useErrorText();
  const [kept, setKept] = useState(() => rowsOf(groups));
  // The value may have been replaced, for example by a draft.
  const rows = isSame(groupsIn(kept), groups) ? kept : rowsOf(groups);

  const change = (next: readonly RoleRow[]) => {
    setKept(next);
    onChange(groupsIn(next));
  };
  const changeRow = (at: number, part: Partial<RoleRow>) =>
    change(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));

  const problemOf = (row: RoleRow): Broken | undefined => {
    const { role, group = '', endsOn = '' } = row;
    if (!role) return undefined;
    if (isUnfinished(row)) return errors[role] ? { code: 'not_a_day', params: {} } : undefined;
    return endProblem(role, scopeText(group, endsOn));
  };

  const roles = ROLES.map((value) => ({
    ...{ value, label: t(`roles.names.${value}`), description: t(`roles.hints.${value}`) },
  }));
  const scopeOf = (group: ResourceGroup) => ({
    ...{ value: group.id, label: groupName(group) },
    ...(group.group_type === 'ALL' && { description: t('roles.everything') }),
  });
  /** Administrators have access to everything, whichever group is chosen. */
  const scopesFor = ({ role, group: chosen }: RoleRow) =>
    data
      .filter(({ id, group_type, deleting }) => {
        if (id === chosen) return true;
        return !deleting && (role !== 'Administrator' || group_type === 'ALL');
      })
      .map(scopeOf);
  const nameOf = ({ role, group }: RoleRow) => {
    const scope = data.find(({ id }) => id === group);
    return [role && t(`roles.names.${role}`), scope && groupName(scope)].filter(Boolean).join(', ');
  };

  return (
    <AttributeEditor
      items={rows}
      empty={t('roles.noneYet')}
      addButtonText={t('roles.add')}
      removeButtonText={t('roles.remove')}
      removeButtonAriaLabel={(row) => t('roles.removeOne', { role: nameOf(row) })}
      additionalInfo={
        ROLES.filter((role) => !groups[role].includes('') && !rows.some((row) => row.role === role && problemOf(row)))
          .map((role) => errors[role])
          .find(Boolean) ??
        (until && t('roles.endsWithYours', { day: formatDate(until, i18n.language) }))
      }
      gridLayout={[
        { rows: [[3, 4, 3]], breakpoint: 's', removeButton: { width: 'auto' } },
        { rows: [[1], [1], [1]], removeButton: { ownRow: true } },
      ]}
      definition={[
        {
          label: t('roles.role'),
          control: ({ role }, at) => (
            <Select
              options={roles}
              triggerVariant="label"
              placeholder={t('roles.chooseRole')}
              selectedOption={roles.find(({ value }) => value === role) ?? null}
              onChange={({ detail }) => {
                const next = ROLES.find((one) => one === detail.selectedOption.value);
                const [only, another] = scopesFor({ role: next });
                changeRow(at, { role: next, ...(only && !another && { group: only.value }) });
              }}
            />
          ),
        },
        {
          label: t('roles.scope'),
          control: (row, at) => {
            const scopes = scopesFor(row);
            return (
              <Select
                options={scopes}
                disabled={row.role === undefined}
                filteringType={scopes.length > 8 ? 'auto' : 'none'}
                placeholder={t('roles.chooseScope')}
                selectedOption={scopes.find(({ value }) => value === row.group) ?? null}
                onChange={({ detail }) => changeRow(at, { group: detail.selectedOption.value })}
              />
            );
          },
          errorText: ({ role, group }) => role && group === undefined && errors[role] && t('roles.scopeMissing'),
        },
        {
          label: (
            <>
              {t('roles.endsOn')}
              <i className="optional"> – {t('actions.optional')}</i>
            </>
          ),
          control: ({ endsOn = '' }, at) => (
            <DayInput from="today" value={endsOn} onChange={(value) => changeRow(at, { endsOn: value })} />
          ),
          errorText: (row) => {
            const wrong = problemOf(row);
            return wrong && errorText(wrong);
          },
        },
      ]}
      onAddButtonClick={() => change([...rows, {}])}
      onRemoveButtonClick={({ detail }) => change(rows.filter((_, at) => at !== detail.itemIndex))}
    />
  );
};
