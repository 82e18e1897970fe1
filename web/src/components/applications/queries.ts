import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { QUARTER_MINUTE } from '#web/app/query-client.ts';

/** Under which all that is known of an application's controls is kept. */
export const controlsOf = (application: string) => ['controls', 'list', application] as const;

/** All of them: there are some seventy at the most. */
export const allControls = (application: string) =>
  queryOptions({
    queryKey: [...controlsOf(application), 'all'],
    queryFn: ({ signal }) => api('GET /applications/{id}/controls', { params: { id: application }, signal }),
    staleTime: QUARTER_MINUTE,
  });

/** So few that the browser looks through them itself. */
export const allFrameworks = queryOptions({
  queryKey: ['frameworks'],
  queryFn: async ({ signal }) => (await api('GET /frameworks', { signal })).frameworks,
});

/** What the common controls are called. */
export const commonControls = queryOptions({
  queryKey: ['common-controls'],
  queryFn: async ({ signal }) => (await api('GET /common-controls', { signal })).controls,
  staleTime: Number.POSITIVE_INFINITY,
});
