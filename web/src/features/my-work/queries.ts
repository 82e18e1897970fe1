import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Output } from '#contract/http/route.ts';
import type { AllRoutes } from '#contract/index.ts';
import { api } from '#web/api/client.ts';
import { MY_WORK, queryClient } from '#web/app/query-client.ts';

export type Work = Output<AllRoutes['GET /my-work']>;
export type WorkItem = Work['items'][number];

const EVERY_MINUTE = 60_000;
/** Stale time (ms): a job updates the list shortly after an action. */
const A_MOMENT = 5_000;

/** Items completed in this browser, with the time. The API may list an item until a job removes it. */
const doneHere = new Map<string, number>();

export const hideDone = (item: string) => {
  doneHere.set(item, Date.now());
};

const isHidden = ({ id }: WorkItem) => Date.now() - (doneHere.get(id) ?? 0) < EVERY_MINUTE;

export const workQuery = queryOptions({
  queryKey: MY_WORK,
  queryFn: async ({ signal }) => {
    const work = await api('GET /my-work', { signal });
    return { ...work, items: work.items.filter((item) => !isHidden(item)) };
  },
  staleTime: A_MOMENT,
  refetchInterval: EVERY_MINUTE,
});

/**
 * People an item can be delegated to. The key does not share the list's prefix: refreshing the list must not refetch
 * this, because the API answers 404 once the item is delegated.
 */
export const delegatesQuery = (item: string, text: string) =>
  queryOptions({
    queryKey: ['delegates', item, text],
    queryFn: ({ signal }) => api('GET /my-work/{item}/people', { params: { item }, query: { text }, signal }),
    placeholderData: keepPreviousData,
  });

export const beginWork = () => {
  void queryClient.prefetchQuery(workQuery);
  return null;
};
