import { queryOptions } from '@tanstack/react-query';
import { type Commented, isSameThing } from '#domain/comment-on.ts';
import { api } from '#web/api/client.ts';

/** All that is known of an application's comments lies below it. */
export const commentsOf = (application: string) => ['comments', application];

/** How much was said about one thing: all of them are counted at once. */
export const commentCount = (application: string, on: Commented) =>
  queryOptions({
    queryKey: [...commentsOf(application), 'counts'],
    queryFn: ({ signal }) => api('GET /applications/{id}/comments/counts', { params: { id: application }, signal }),
    staleTime: 0,
    select: ({ counts }) => counts.find((one) => isSameThing(one.on, on))?.comments ?? 0,
  });
