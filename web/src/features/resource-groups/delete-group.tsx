import Alert from '@cloudscape-design/components/alert';
import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { GroupDetail } from '#domain/groups/group.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { resourceGroupQueries } from './queries.ts';

const KINDS = ['people', 'api_clients', 'rules', 'applications', 'vendors'] as const;

const REFUSALS = {
  group_in_use: 'resourceGroups.delete.inUse',
  group_of_administrators: 'resourceGroups.delete.administrators',
  last_group_of_all: 'resourceGroups.delete.lastOfAll',
  version_conflict: 'resourceGroups.delete.meanwhile',
} as const;
const isKnown = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

/** Counts of the people and resources that lose access, with the first of each. */
const Consequences = ({ contents }: Pick<GroupDetail, 'contents'>) => {
  const { t } = useTranslation();
  const lost = KINDS.filter((kind) => contents[kind].total > 0).map((kind) => {
    const { total, first } = contents[kind];
    return (
      <div key={kind}>
        {t(`resourceGroups.delete.lost.${kind}`, { count: total })}
        <ul className="list-names typed">
          {first.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {total > first.length && <li>{t('list.bulk.others', { count: total - first.length })}</li>}
        </ul>
      </div>
    );
  });
  return <SpaceBetween size="s">{lost}</SpaceBetween>;
};

/** Explains the consequences and asks for confirmation. */
const DeleteGroup = ({ group, onClose }: { group: GroupDetail; onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isMeant, setIsMeant] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { data: now = group } = useQuery({ ...resourceGroupQueries.one(group.id), staleTime: 0 });
  const isInUse = KINDS.some((kind) => now.contents[kind].total > 0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('DELETE /access/resource-groups/{id}', {
        params: { id: group.id },
        query: isInUse ? { force: 'true' } : {},
        version: now.version,
      }),
    onSuccess: () => {
      snackbar.show({ type: 'success', message: t('resourceGroups.delete.begun', { name: group.name }) });
      // Not refetched, because the current page would report the group as missing.
      void client.invalidateQueries({ queryKey: resourceGroupQueries.lists, refetchType: 'none' });
      navigate('/application-groups', { replace: true });
    },
    onError: () => client.invalidateQueries({ queryKey: resourceGroupQueries.lists }),
  });
  const code = error instanceof ApiError ? error.problem.code : '';
  const failure =
    error && (isKnown(code) ? t(REFUSALS[code]) : changeFailed(t, t('resourceGroups.delete.failed'), error));
  return (
    <DialogForm
      title={t('resourceGroups.delete.title', { name: group.name })}
      submit={t('resourceGroups.delete.submit')}
      busy={isPending}
      onSubmit={() => (isInUse && !isMeant ? setIsAsked(true) : mutate())}
      onClose={onClose}
    >
      {failure && <Alert type="error">{failure}</Alert>}
      <div>{t(isInUse ? 'resourceGroups.delete.consequences' : 'resourceGroups.delete.unused')}</div>
      {isInUse && (
        <>
          <Consequences contents={now.contents} />
          <FormField errorText={isAsked && !isMeant && t('resourceGroups.delete.notMeant')}>
            <Checkbox checked={isMeant} onChange={({ detail }) => setIsMeant(detail.checked)}>
              {t('resourceGroups.delete.meant')}
            </Checkbox>
          </FormField>
        </>
      )}
    </DialogForm>
  );
};

export default DeleteGroup;
