/** A sample application, which administrators can load and remove. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { loadPart } from '#web/parts.ts';
import type { Metrics } from './queries.ts';

/** It is recognized by its name, so a renamed sample is an application like any other. */
const findSample = async (name: string, signal: AbortSignal) => {
  const { applications } = await api('GET /applications', { query: { text: name, limit: 5 }, signal });
  return applications.find((one) => one.name === name) ?? null;
};
export type Sample = NonNullable<Awaited<ReturnType<typeof findSample>>>;

export const useSample = ({ total }: Pick<Metrics, 'total'>, isAdministrator: boolean) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const name = t('dashboard.sample.name');
  const { data } = useQuery({
    queryKey: ['applications', 'sample', name],
    queryFn: ({ signal }) => findSample(name, signal),
    enabled: isAdministrator && total > 0,
  });
  const reported = (what: string, error: Error | null) => {
    if (error) snackbar.show({ type: 'error', message: changeFailed(t, what, error) });
    return client.invalidateQueries({ queryKey: ['applications'] });
  };
  const load = useMutation({
    mutationFn: async () => {
      const { loadSample } = await loadPart(() => import('./load-sample.ts'));
      await loadSample({
        name,
        purpose: t('dashboard.sample.purpose'),
        description: t('dashboard.sample.description'),
      });
    },
    onSettled: (_, error) => reported(t('dashboard.sample.notLoaded'), error),
  });
  const remove = useMutation({
    mutationFn: async ({ id }: Sample) => {
      const params = { id };
      const { version } = await api('GET /applications/{id}', { params });
      await api('DELETE /applications/{id}', { params, version });
    },
    onSettled: (_, error) => reported(t('dashboard.sample.notRemoved'), error),
  });
  return { sample: data ?? undefined, load, remove };
};
