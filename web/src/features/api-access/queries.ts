import { queryOptions } from '@tanstack/react-query';
import { apiClientList } from '#domain/clients/list.ts';
import { api } from '#web/api/client.ts';
import { beginList } from '#web/components/list/begin-list.ts';
import { listKind } from '#web/components/list/kind.ts';
import { edited } from './edited.ts';

export const clientKind = listKind({
  key: 'api-access',
  list: apiClientList,
  sort: 'name',
  ask: async (query, signal) => {
    const { api_clients, ...page } = await api('GET /access/api-clients', { query, signal });
    return { items: api_clients, ...page };
  },
});

export const clientQueries = {
  lists: ['api-access'] as const,

  one: (id: string) =>
    queryOptions({
      queryKey: ['api-access', 'one', id],
      queryFn: ({ signal }) => api('GET /access/api-clients/{id}', { params: { id }, signal }),
    }),

  /** The client as its form shows it. */
  edited: (id: string) =>
    queryOptions({
      queryKey: ['api-access', 'edited', id],
      queryFn: async ({ signal }) => edited(await api('GET /access/api-clients/{id}', { params: { id }, signal })),
    }),
};

export const beginClients = beginList(clientKind);
