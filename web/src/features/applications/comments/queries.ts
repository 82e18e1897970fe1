import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Comment } from '#domain/comment.ts';
import { api } from '#web/api/client.ts';

/** What others say appears by itself while somebody looks; nobody is asked while nobody does. */
const LOOK_AGAIN = 15_000;
const PART = 50;
const OFFERED = 10;

type Part = { comments: Comment[]; next_cursor: string | null };

/** A part ends where a conversation does. */
const wholeThreads = async (id: string, from: string | undefined, signal: AbortSignal): Promise<Part> => {
  const comments: Comment[] = [];
  let cursor = from;
  for (;;) {
    const page = await api('GET /applications/{id}/comments', {
      params: { id },
      query: { limit: PART, cursor },
      signal,
    });
    comments.push(...page.comments);
    const last = page.comments.at(-1);
    if (page.next_cursor === null || last?.id === last?.thread_id) return { comments, next_cursor: page.next_cursor };
    cursor = page.next_cursor;
  }
};

export const commentQueries = {
  on: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['comments', id],
      queryFn: ({ pageParam, signal }) => wholeThreads(id, pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      staleTime: 0,
      refetchInterval: LOOK_AGAIN,
    }),

  /** Whom one may name. */
  whoCanSee: (id: string, text: string) =>
    queryOptions({
      queryKey: ['comments', id, 'who-can-see', text],
      queryFn: ({ signal }) =>
        api('GET /applications/{id}/authorized-users', { params: { id }, query: { text, limit: OFFERED }, signal }),
      placeholderData: keepPreviousData,
    }),
};
