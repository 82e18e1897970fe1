import { queryOptions } from '@tanstack/react-query';
import { modelList } from '#domain/models/list.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';
import { beginList } from '#web/components/list/begin-list.ts';
import { listKind } from '#web/components/list/kind.ts';

export const modelKind = listKind({
  key: 'models',
  list: modelList,
  sort: 'name',
  ask: async (query, signal) => {
    const { models, ...page } = await api('GET /models', { query, signal });
    return { items: models, ...page };
  },
});

export const modelQueries = {
  lists: ['models'] as const,

  one: (id: string) =>
    queryOptions({
      queryKey: ['models', 'one', id],
      queryFn: ({ signal }) => api('GET /models/{id}', { params: { id }, signal }),
    }),

  /** Invalidated by any change of a model, because the keys share a prefix. */
  details: (id: string) =>
    queryOptions({
      queryKey: ['models', 'details', id],
      queryFn: ({ signal }) => api('GET /models/{id}/details', { params: { id }, signal }),
    }),

  /** Always refetched, because it shows records that other pages change. */
  card: (id: string) =>
    queryOptions({
      queryKey: ['models', 'card', id],
      queryFn: ({ signal }) => api('GET /models/{id}/card', { params: { id }, signal }),
      staleTime: 0,
    }),

  all: () =>
    queryOptions({
      queryKey: ['models', 'all'],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const page = await api('GET /models', { query: { limit: 100, cursor }, signal });
          return { items: page.models, next: page.next_cursor };
        }),
    }),
};

export const beginModels = beginList(modelKind);
