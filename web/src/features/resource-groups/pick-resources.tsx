import FormField from '@cloudscape-design/components/form-field';
import Multiselect from '@cloudscape-design/components/multiselect';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupDetail } from '#domain/groups/group.ts';
import { api } from '#web/api/client.ts';
import { isUnderWay } from '#web/api/under-way.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { BulkOutcome } from '#web/components/list/bulk/bulk-outcome.tsx';
import { type Outcome, outcomeOf } from '#web/components/list/bulk/change-one.ts';
import { useBulkRun } from '#web/components/list/bulk/use-bulk-run.ts';
import { resourceGroupQueries } from './queries.ts';
import { FIND, type Resource, type What } from './resources.ts';

const ONE = '/access/resource-groups/{resource_group_id}/resources/{resource_id}' as const;
const ROUTES = { in: `PUT ${ONE}`, out: `DELETE ${ONE}` } as const;
/** Adds to the group or removes from it. */
export type PickedChange = keyof typeof ROUTES;

type PickResourcesProps = { group: GroupDetail; what: What; way: PickedChange; onClose: () => void };

/** Selects resources by name; each is then added or removed with its own request. */
const PickResources = ({ group, what, way, onClose }: PickResourcesProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Resource[]>([]);
  const query = useQuery({
    queryKey: [...resourceGroupQueries.lists, 'pick', what, way, group.id, text],
    queryFn: ({ signal }) => FIND[what](text, way === 'out' ? group.id : undefined, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data = [], isError, refetch } = query;
  const act = ({ id }: Resource): Promise<Outcome> =>
    api(ROUTES[way], { params: { resource_group_id: group.id, resource_id: id } }).then(() => 'changed', outcomeOf);
  // Group pages and the lists of the changed resources.
  const lists = [...resourceGroupQueries.lists];
  const { shown, start } = useBulkRun(chosen, act, lists, onClose);

  const title = t(`resourceGroups.pick.${way}.${what}`, { name: group.name });
  if (shown) return <BulkOutcome title={title} run={shown} onClose={onClose} />;

  const offered = data.filter(({ resource_groups }) => resource_groups.includes(group.id) === (way === 'out'));
  const found = [...chosen, ...offered.filter(({ id }) => !chosen.some((one) => one.id === id))];
  const options = found.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DialogForm
      title={title}
      submit={
        chosen.length > 0
          ? t(`resourceGroups.pick.${way}.submit`, { count: chosen.length })
          : t(`resourceGroups.pick.${way}.open`)
      }
      blocked={chosen.length === 0}
      onSubmit={() => start(chosen)}
      onClose={onClose}
    >
      <FormField label={t(`resourceGroups.counted.${what}`)} description={t('resourceGroups.pick.hint')} stretch>
        <Multiselect
          filteringType="manual"
          filteringPlaceholder={t('resourceGroups.pick.find')}
          filteringAriaLabel={t('resourceGroups.pick.find')}
          placeholder={t('resourceGroups.pick.choose')}
          options={options}
          selectedOptions={options.filter(({ value }) => chosen.some(({ id }) => id === value))}
          statusType={isUnderWay(query) ? 'loading' : isError ? 'error' : 'finished'}
          loadingText={t('actions.loading')}
          errorText={t('resourceGroups.pick.failed')}
          recoveryText={t('actions.retry')}
          empty={t('resourceGroups.pick.nothing')}
          tokenLimit={10}
          deselectAriaLabel={({ label = '' }) => t('groups.field.remove', { group: label })}
          onLoadItems={({ detail }) => {
            setText(detail.filteringText.trim());
            if (isError) void refetch();
          }}
          onChange={({ detail }) =>
            setChosen(found.filter(({ id }) => detail.selectedOptions.some(({ value }) => value === id)))
          }
        />
      </FormField>
    </DialogForm>
  );
};

export default PickResources;
