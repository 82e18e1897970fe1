import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Role } from '#domain/enumerations.ts';
import { api } from '#web/api/client.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';

const PART = 25;
/** As many as are given at once. */
export const WHOLE_PART = 100;

/** Words in their name or address, and a role that they hold there. */
export type Sought = { text: string; role: readonly Role[] };

export const peopleQueries = {
  /** Who answers for an application. */
  of: (id: string) =>
    queryOptions({
      queryKey: ['people-of-application', id],
      queryFn: ({ signal }) => api('GET /applications/{id}/role-assignments', { params: { id }, signal }),
    }),

  /** Who can see it, or a vendor, a part at a time. */
  whoCanSee: ({ things, id }: SubjectOf, { text, role }: Sought, part = PART) =>
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
