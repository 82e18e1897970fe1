import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TaskState } from '#domain/tasks/rules.ts';
import { api } from '#web/api/client.ts';
import type { PeopleOf } from '#web/routing/subject-path.ts';

const PART = 50;

const FIELDS = { applications: 'application_id', vendors: 'vendor_id', models: 'model_id' } as const;

/** The field of the API that names the subject. */
export const subjectField = ({ things, id }: PeopleOf) => ({ [FIELDS[things]]: id });

/** The query key prefix of all tasks of a subject. */
export const tasksOf = ({ id }: PeopleOf) => ['tasks', id];

export const taskQueries = {
  of: (subject: PeopleOf, state: TaskState) =>
    infiniteQueryOptions({
      queryKey: [...tasksOf(subject), state],
      queryFn: ({ pageParam, signal }) =>
        api('GET /tasks', { query: { ...subjectField(subject), state, limit: PART, cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      staleTime: 0,
    }),

  /** Undefined for a task that was deleted. */
  one: (subject: PeopleOf, id: string) =>
    queryOptions({
      queryKey: [...tasksOf(subject), 'one', id],
      queryFn: async ({ signal }) => (await api('GET /tasks', { query: { id }, signal })).tasks[0] ?? null,
      staleTime: 0,
    }),
};
