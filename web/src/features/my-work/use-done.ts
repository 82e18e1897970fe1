import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { CURRENT_USER } from '#web/app/query-client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { hideDone, type WorkItem, workQuery } from './queries.ts';

/** The request that completes an item, or undefined if it needs more than one click. */
const inPlace = ({
  kind,
  whose,
  thing: { id, kind: thing },
  params,
}: WorkItem): (() => Promise<unknown>) | undefined => {
  if (whose !== 'mine' || thing === 'risk' || thing === 'policy') return undefined;
  const param = (name: string) => String(params[name]);
  if (kind === 'task')
    return () => api('PATCH /tasks/{id}', { params: { id: param('task') }, body: { state: 'done' } });
  if (thing === 'model') return undefined;
  if (kind === 'condition')
    return () =>
      api(`PUT /${thing}s/{id}/approval/conditions/{number}`, {
        params: { id, number: param('number') },
        body: { done: true },
      });
  if (kind === 'assessment_condition')
    return () =>
      api('PUT /applications/{id}/assessments/{assessment_id}/conditions/{condition_id}/done', {
        params: { id, assessment_id: param('assessment'), condition_id: param('condition') },
      });
  if (kind === 'mention' || kind === 'question')
    return () =>
      api(`PUT /${thing}s/{id}/comments/{comment_id}/resolved`, { params: { id, comment_id: param('thread') } });
  return undefined;
};

export const isDoneInPlace = (item: WorkItem) => inPlace(item) !== undefined;

/** Completes an item and removes it from the list at once. */
export const useDone = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = workQuery;
  return useMutation({
    mutationFn: async (item: WorkItem) => inPlace(item)?.(),
    onSuccess: async (_, { id }) => {
      hideDone(id);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (work) => work && { ...work, items: work.items.filter((one) => one.id !== id) });
      const isOther = (key: unknown) => key !== queryKey[0] && key !== CURRENT_USER[0];
      void client.invalidateQueries({ predicate: (query) => isOther(query.queryKey[0]), refetchType: 'none' });
      snackbar.show({ type: 'success', message: t('work.isDone') });
    },
    onError: (error) => {
      snackbar.show({ type: 'error', message: changeFailed(t, t('work.notDone'), error) });
      void client.invalidateQueries({ queryKey });
    },
  });
};
