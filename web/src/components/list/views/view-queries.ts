import { queryOptions } from '@tanstack/react-query';
import type { ListName } from '#domain/list/names.ts';
import type { ListView, ListViewChange, NewListView } from '#domain/list/view.ts';
import { api } from '#web/api/client.ts';
import { everyPage } from '#web/api/every-page.ts';

export const viewQueries = {
  all: ['list-views'] as const,

  of: (list: ListName) =>
    queryOptions({
      queryKey: ['list-views', list],
      queryFn: ({ signal }) =>
        everyPage(async (cursor) => {
          const page = await api('GET /list-views', { query: { list: [list], limit: 100, cursor }, signal });
          return { items: page.list_views, next: page.next_cursor };
        }),
    }),
};

export const createView = (body: NewListView, idempotencyKey: string) =>
  api('POST /list-views', { body, idempotencyKey });

export const changeView = ({ id, version }: ListView, body: ListViewChange, idempotencyKey?: string) =>
  api('PUT /list-views/{id}', { params: { id }, body, version, ...(idempotencyKey && { idempotencyKey }) });

export const removeView = ({ id, version }: ListView) => api('DELETE /list-views/{id}', { params: { id }, version });
