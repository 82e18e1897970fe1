import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { DocumentKind, UploadState } from '#domain/documents/words.ts';
import { api } from '#web/api/client.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';

export type Sought = { kind: DocumentKind | undefined; state: UploadState | undefined; text: string };

const PART = 50;
const A_WHILE = 5_000;

const isUnderWay = ({ state }: { state: UploadState }) => state === 'waiting' || state === 'analyzing';

export const documentQueries = {
  of: ({ things, id }: SubjectOf, { kind, state, text }: Sought) =>
    infiniteQueryOptions({
      queryKey: ['documents', 'of', id, { kind, state, text }],
      queryFn: ({ pageParam, signal }) =>
        api(`GET /${things}/{id}/documents`, {
          params: { id },
          query: {
            ...(kind && { kind: [kind] }),
            ...(state && { state: [state] }),
            text,
            limit: PART,
            cursor: pageParam,
          },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
      placeholderData: keepPreviousData,
      // Polls while files are checked, also those that other people upload.
      refetchInterval: ({ state: { data } }) =>
        (data?.pages ?? []).some(({ documents }) => documents.some(isUnderWay)) && A_WHILE,
    }),
};
