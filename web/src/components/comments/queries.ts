import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Comment, On } from '#domain/comments/comment.ts';
import { type Commented, commentedText, isSameTarget } from '#domain/comments/on.ts';
import { api } from '#web/api/client.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';

/** Polls for new comments only while the page is visible (milliseconds). */
const LOOK_AGAIN = 15_000;
const PART = 50;
const OFFERED = 10;

type Part = { comments: Comment[]; on: On | null; next_cursor: string | null };

/** The query key prefix of all comments on a subject. */
export const commentsOf = ({ id }: SubjectOf) => ['comments', id];

/** Reads until a conversation is complete. */
const wholeThreads = async (
  { things, id }: SubjectOf,
  about: Commented | undefined,
  from: string | undefined,
  signal: AbortSignal,
): Promise<Part> => {
  const narrowed = about ? { on_kind: about.kind, on_id: about.id } : {};
  const comments: Comment[] = [];
  let cursor = from;
  for (;;) {
    const page = await api(`GET /${things}/{id}/comments`, {
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
  on: (subject: SubjectOf, about: Commented | undefined) =>
    infiniteQueryOptions({
      queryKey: [...commentsOf(subject), 'said', about ? commentedText(about) : ''],
      queryFn: ({ pageParam, signal }) => wholeThreads(subject, about, pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      staleTime: 0,
      refetchInterval: LOOK_AGAIN,
    }),

  /** Counts the comments on one entity. One request fetches the counts of every entity. */
  count: (subject: SubjectOf, on: Commented) =>
    queryOptions({
      queryKey: [...commentsOf(subject), 'counts'],
      queryFn: ({ signal }) =>
        api(`GET /${subject.things}/{id}/comments/counts`, { params: { id: subject.id }, signal }),
      staleTime: 0,
      select: ({ counts }) => counts.find((one) => isSameTarget(one.on, on))?.comments ?? 0,
    }),

  /** People who can be mentioned. */
  whoCanSee: (subject: SubjectOf, text: string) =>
    queryOptions({
      queryKey: [...commentsOf(subject), 'who-can-see', text],
      queryFn: ({ signal }) =>
        api(`GET /${subject.things}/{id}/authorized-users`, {
          params: { id: subject.id },
          query: { text, limit: OFFERED },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
