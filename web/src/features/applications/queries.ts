import { queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { applicationList } from '#domain/applications/list.ts';
import { api } from '#web/api/client.ts';
import { queryClient } from '#web/app/query-client.ts';
import { beginList } from '#web/components/list/begin-list.ts';
import { listKind } from '#web/components/list/kind.ts';

export const applicationKind = listKind({
  key: 'applications',
  list: applicationList,
  sort: 'name',
  ask: async (query, signal) => {
    const { applications, ...page } = await api('GET /applications', { query, signal });
    return { items: applications, ...page };
  },
});

export const applicationQueries = {
  lists: applicationKind.lists,

  /** Applications whose tier would change under the current rules. */
  rulesReview: () =>
    queryOptions({
      queryKey: ['applications', 'rules-review'],
      queryFn: ({ signal }) => api('GET /applications/rules-review', { query: { limit: 100 }, signal }),
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: ['applications', 'one', id],
      queryFn: ({ signal }) => api('GET /applications/{id}', { params: { id }, signal }),
    }),

  details: (id: string) =>
    queryOptions({
      queryKey: ['applications', 'one', id, 'details'], // invalidated with the application
      queryFn: ({ signal }) => api('GET /applications/{id}/details', { params: { id }, signal }),
      staleTime: 0, // changes on every other tab affect it
    }),
};

export const frameworkNames = queryOptions({
  queryKey: ['framework-names'],
  queryFn: async ({ signal }) => (await api('GET /frameworks/names', { signal })).frameworks,
});

export const beginApplications = beginList(applicationKind);

/** Starts the request before the page renders; the component that shows the data reports a failure. */
export const beginDetails = ({ params }: LoaderFunctionArgs) => {
  void queryClient.prefetchQuery(applicationQueries.details(params.applicationId ?? ''));
  return null;
};
