import Select, { type SelectProps } from '@cloudscape-design/components/select';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { isUnderWay } from '#web/api/under-way.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { registerQueries } from './queries.ts';

type Named = { id: string; name: string };
type ApplicationFieldProps = { chosen: Named | null; onChange: (application: Named | null) => void };

/** Applications that the user can change. With access to everything, a risk can belong to the organization instead. */
export const ApplicationField = ({ chosen, onChange }: ApplicationFieldProps) => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const [text, setText] = useState('');
  const query = useInfiniteQuery(registerQueries.applications(text));
  const within = reach(roles, permissions.editObjects);
  const offered = query.data?.pages.flatMap(({ applications }) => applications) ?? [];
  const options = offered
    .filter(({ resource_groups }) => reaches(within, resource_groups))
    .map(({ id, name }) => ({ value: id, label: name }));
  const none = { value: '', label: t('register.form.ofOrganization') };
  const status = (): SelectProps['statusType'] => {
    if (query.isError) return 'error';
    if (isUnderWay(query)) return 'loading';
    return query.hasNextPage ? 'pending' : 'finished';
  };
  return (
    <Select
      filteringType="manual"
      filteringPlaceholder={t('register.form.findApplication')}
      filteringAriaLabel={t('register.form.findApplication')}
      placeholder={within === 'ALL' ? none.label : t('register.form.chooseApplication')}
      options={within === 'ALL' ? [none, ...options] : options}
      selectedOption={chosen && { value: chosen.id, label: chosen.name }}
      statusType={status()}
      loadingText={t('actions.loading')}
      errorText={t('register.form.applicationsFailed')}
      recoveryText={t('actions.retry')}
      empty={t('register.form.noApplication')}
      onLoadItems={({ detail: { filteringText, firstPage, samePage } }) => {
        if (samePage) void query.refetch();
        else if (firstPage) setText(filteringText.trim());
        else if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
      }}
      onChange={({ detail: { selectedOption } }) =>
        onChange(selectedOption.value ? { id: selectedOption.value, name: selectedOption.label ?? '' } : null)
      }
    />
  );
};
