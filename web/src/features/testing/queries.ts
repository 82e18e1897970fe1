import { queryOptions } from '@tanstack/react-query';
import type { BiasTest } from '#domain/tests/test.ts';
import type { TestState } from '#domain/tests/words.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';

/** Polling intervals (ms) while a test runs: for the list and for a single test. */
const A_WHILE = 5_000;
const A_MOMENT = 1_000;

export const isUnderWay = ({ state }: { state: TestState }) => state !== 'ready' && state !== 'error';

/** Number of earlier tests whose column mappings are suggested. */
const REMEMBERED = 5;

const isNewer = (one: BiasTest | undefined, other: BiasTest) => one !== undefined && one.version > other.version;

export const testQueries = {
  /** Newest first. */
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

  /** Mappings chosen for the newest tests of a type. */
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
      // A request that started before a cancellation may return after it; the newer version wins.
      structuralSharing: (before, now) => (isNewer(before as BiasTest | undefined, now as BiasTest) ? before : now),
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? A_MOMENT : false),
    }),
};
