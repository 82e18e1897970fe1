import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { QUARTER_MINUTE } from '#web/app/query-client.ts';

/** The query key prefix of an application's controls. */
export const controlsOf = (application: string) => ['controls', 'list', application] as const;

/** All controls of an application, which are about seventy at most. */
export const allControls = (application: string) =>
  queryOptions({
    queryKey: [...controlsOf(application), 'all'],
    queryFn: ({ signal }) => api('GET /applications/{id}/controls', { params: { id: application }, signal }),
    staleTime: QUARTER_MINUTE,
  });

/** Few enough to filter them in the browser. */
export const allFrameworks = queryOptions({
  queryKey: ['frameworks'],
  queryFn: async ({ signal }) => (await api('GET /frameworks', { signal })).frameworks,
});

/** The names of the common controls. */
export const commonControls = queryOptions({
  queryKey: ['common-controls'],
  queryFn: async ({ signal }) => (await api('GET /common-controls', { signal })).controls,
  staleTime: Number.POSITIVE_INFINITY,
});
