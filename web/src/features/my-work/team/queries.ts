import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/http/route.ts';
import type { AllRoutes } from '#contract/index.ts';
import { api } from '#web/api/client.ts';

type Page = Output<AllRoutes['GET /team-work']>;
export type TeamMember = Page['people'][number];

/** The number of people whose tasks one request reads. */
const PEOPLE = 50;

export const teamQuery = infiniteQueryOptions({
  queryKey: ['team-work', 'all'],
  queryFn: ({ pageParam, signal }) => api('GET /team-work', { query: { limit: PEOPLE, cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});

/** All tasks of one person. */
export const memberQuery = (person: string) =>
  queryOptions({
    queryKey: ['team-work', person],
    queryFn: async ({ signal }) => (await api('GET /team-work', { query: { person }, signal })).people[0],
  });

/** Everyone read so far. */
export const mostOverdueFirst = ({ pages }: { pages: readonly Page[] }): TeamMember[] =>
  pages.flatMap(({ people }) => people).toSorted((a, b) => b.overdue - a.overdue || b.open - a.open);
