import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListState } from './list-state.ts';
import { applicationQueries } from './queries.ts';

/** How many requests a page makes by itself before it asks whether to go on. */
const BY_ITSELF = 10;

/**
 * One page of the list. A filtered request reads a bounded part of the list and may find little: the page goes on by
 * itself until it is full or the list ends, and no further than its reader would like.
 */
export const useApplicationPage = ({ filter, sort, limit }: ListState, start: string | undefined) => {
  const query = useInfiniteQuery(applicationQueries.page({ ...filter, sort }, limit, start));
  const { data, hasNextPage, isFetching, isPlaceholderData, error, fetchNextPage } = query;

  const key = JSON.stringify([filter, sort, limit, start]);
  const [allowance, setAllowance] = useState({ key, requests: BY_ITSELF });
  const allowed = allowance.key === key ? allowance.requests : BY_ITSELF;
  const made = data?.pages.length ?? 0;
  const goesOn = hasNextPage && !isPlaceholderData && !error && made < allowed;

  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);

  return {
    items: data?.pages.flatMap((page) => page.applications) ?? [],
    error,
    isPending: query.isPending,
    /** What is on screen is the page before, or not all of this one. */
    isSearching: isFetching || goesOn,
    /** It is going on by itself, rather than making the one request that it always makes. */
    canStop: goesOn || query.isFetchingNextPage,
    /** There may be more for this page, but nobody has asked to go on. */
    isPaused: hasNextPage && !isPlaceholderData && !goesOn && !isFetching && !error,
    next: isPlaceholderData || hasNextPage ? null : (data?.pages.at(-1)?.next_cursor ?? null),
    stop: () => setAllowance({ key, requests: 0 }),
    goOn: () => setAllowance({ key, requests: made + BY_ITSELF }),
    retry: () => (made > 0 && !isPlaceholderData ? fetchNextPage() : query.refetch()),
  };
};
