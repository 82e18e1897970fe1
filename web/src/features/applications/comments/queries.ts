import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Comment, On } from '#domain/comment.ts';
import { type Commented, commentedText } from '#domain/comment-on.ts';
import { api } from '#web/api/client.ts';
import { commentsOf } from '#web/components/comments/queries.ts';

/** What others say appears by itself while somebody looks; nobody is asked while nobody does. */
const LOOK_AGAIN = 15_000;
const PART = 50;
const OFFERED = 10;

type Part = { comments: Comment[]; on: On | null; next_cursor: string | null };

/** A part ends where a conversation does. */
const wholeThreads = async (
  id: string,
  about: Commented | undefined,
  from: string | undefined,
  signal: AbortSignal,
): Promise<Part> => {
  const narrowed = about ? { on_kind: about.kind, on_id: about.id } : {};
  const comments: Comment[] = [];
  let cursor = from;
  for (;;) {
    const page = await api('GET /applications/{id}/comments', {
      params: { id },
      query: { limit: PART, cursor, ...narrowed },
      signal,
    });
    comments.push(...page.comments);
    const last = page.comments.at(-1);
    const { on, next_cursor } = page;
    if (next_cursor === null || last?.id === last?.thread_id) return { comments, on, next_cursor };
    cursor = next_cursor;
  }
};

export const commentQueries = {
  on: (id: string, about: Commented | undefined) =>
    infiniteQueryOptions({
      queryKey: [...commentsOf(id), 'said', about ? commentedText(about) : ''],
      queryFn: ({ pageParam, signal }) => wholeThreads(id, about, pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      staleTime: 0,
      refetchInterval: LOOK_AGAIN,
    }),

  /** Whom one may name. */
  whoCanSee: (id: string, text: string) =>
    queryOptions({
      queryKey: [...commentsOf(id), 'who-can-see', text],
      queryFn: ({ signal }) =>
        api('GET /applications/{id}/authorized-users', { params: { id }, query: { text, limit: OFFERED }, signal }),
      placeholderData: keepPreviousData,
    }),
};
