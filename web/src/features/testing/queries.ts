import { queryOptions } from '@tanstack/react-query';
import type { BiasTest } from '#domain/tests/test.ts';
import type { TestState } from '#domain/tests/words.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';

/** While something is on its way, and while it is worked at. */
const A_WHILE = 5_000;
const A_MOMENT = 1_000;

export const isUnderWay = ({ state }: { state: TestState }) => state !== 'ready' && state !== 'error';

/** Of so many it is remembered how their files were read. */
const REMEMBERED = 5;

const isNewer = (one: BiasTest | undefined, other: BiasTest) => one !== undefined && one.version > other.version;

export const testQueries = {
  /** The newest first. */
  of: (id: string) =>
    queryOptions({
      queryKey: ['tests', 'of', id],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const page = await api('GET /applications/{id}/tests', {
            params: { id },
            query: { limit: 100, cursor },
            signal,
          });
          return { items: page.tests, next: page.next_cursor };
        }),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? A_WHILE : false),
    }),

  /** What was decided for the newest tests of a type. */
  before: (id: string, type: string) =>
    queryOptions({
      queryKey: ['tests', 'before', id, type],
      queryFn: async ({ signal }) => {
        const { tests } = await api('GET /applications/{id}/tests', { params: { id }, query: { limit: 50 }, signal });
        const same = tests.filter((test) => test.type === type && test.state === 'ready').slice(0, REMEMBERED);
        return Promise.all(
          same.map(({ id: taskId }) =>
            api('GET /applications/{id}/tests/{taskId}', { params: { id, taskId }, signal }),
          ),
        );
      },
    }),

  one: (id: string, taskId: string) =>
    queryOptions({
      queryKey: ['tests', 'one', id, taskId],
      queryFn: ({ signal }) => api('GET /applications/{id}/tests/{taskId}', { params: { id, taskId }, signal }),
      staleTime: 0,
      // What was asked before it was canceled may come after that.
      structuralSharing: (before, now) => (isNewer(before as BiasTest | undefined, now as BiasTest) ? before : now), // what the line above answers
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? A_MOMENT : false),
    }),
};
