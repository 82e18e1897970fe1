/** Reads the audit log in chronological order; the total is unknown. */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from './entry.ts';
import { folded } from './folded.ts';

type Part = { entries: AuditEntry[]; next_cursor: string | null; searched_back_to?: string | null };
type Ask = (page: { limit: number; cursor: string | undefined }, signal: AbortSignal) => Promise<Part>;

export const PART = 25;

export const useTrail = (key: readonly unknown[], limit: number, ask: Ask) => {
  const query = useInfiniteQuery({
    queryKey: ['audit', limit, ...key],
    queryFn: ({ pageParam, signal }) => ask({ limit, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  });
  const last = query.data?.pages.at(-1);
  return {
    ...query,
    entries: folded(query.data?.pages.flatMap(({ entries }) => entries) ?? []),
    searchedBackTo: last?.searched_back_to ?? undefined,
    /** A search found few entries, so older ones may exist. */
    isCut: last !== undefined && last.next_cursor !== null && last.entries.length < limit,
  };
};
export type Trail = ReturnType<typeof useTrail>;
