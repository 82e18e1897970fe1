import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Role } from '#domain/enumerations.ts';
import { api } from '#web/api/client.ts';
import type { PeopleOf } from '#web/routing/subject-path.ts';

const PART = 25;
/** Largest page that the API allows; used for print. */
export const WHOLE_PART = 100;

/** Words of the name or address, and the roles to filter by. */
export type Sought = { text: string; role: readonly Role[] };

export const peopleQueries = {
  of: (id: string) =>
    queryOptions({
      queryKey: ['people-of-application', id],
      queryFn: ({ signal }) => api('GET /applications/{id}/role-assignments', { params: { id }, signal }),
    }),

  /** People who can see an application, a vendor or a model, page by page. */
  whoCanSee: ({ things, id }: PeopleOf, { text, role }: Sought, part = PART) =>
    infiniteQueryOptions({
      queryKey: ['people-of-application', id, 'who-can-see', { text, role, part }],
      queryFn: ({ pageParam, signal }) =>
        api(`GET /${things}/{id}/authorized-users`, {
          params: { id },
          query: { text, role: [...role], limit: part, cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
};
