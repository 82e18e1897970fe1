/** API clients. Only this domain's Lambda function may create and delete app clients in the user pool. */
import * as z from 'zod';
import { MOST_OVERLAP_DAYS } from '#domain/clients/access.ts';
import { ApiClientChange, NewApiClient, ShownApiClient, WithSecret } from '#domain/clients/client.ts';
import { apiClientList } from '#domain/clients/list.ts';
import { ApiClientRow } from '#domain/clients/row.ts';
import { permissions } from '#domain/permissions.ts';
import { ADMINISTERED_BY_PEOPLE } from './administered.ts';
import { besides, queryOf } from './list.ts';
import { route } from './route.ts';

const Rotation = z
  .strictObject({
    overlap_days: z.int().min(0).max(MOST_OVERLAP_DAYS).default(1).meta({
      description:
        'How long the secret before stays good, so that programs can be given the new one. 0 ends it at once.',
    }),
  })
  .meta({ title: 'Rotation', examples: [{ overlap_days: 1 }] });

export const clients = {
  'GET /access/api-clients': route({
    allow: permissions.administer,
    viewable: true,
    summary: 'The API clients of your company',
    query: queryOf(apiClientList, 'name'),
    response: z.object({ api_clients: z.array(ApiClientRow), ...besides(apiClientList) }),
  }),
  'POST /access/api-clients': route({
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Create an API client. Its secret is in the answer, and nowhere else',
    body: NewApiClient,
    response: WithSecret,
    shown: 'once',
    status: 201,
  }),
  'GET /access/api-clients/{id}': route({
    allow: permissions.administer,
    viewable: true,
    summary: 'One API client',
    response: ShownApiClient,
  }),
  'PATCH /access/api-clients/{id}': route({
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    resumes: true,
    summary: 'Change an API client: its next request is answered by what it is then',
    body: ApiClientChange,
    response: ShownApiClient,
  }),
  'DELETE /access/api-clients/{id}': route({
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    resumes: true,
    summary: 'Revoke an API client: its next request is refused',
  }),
  'POST /access/api-clients/{id}/secrets': route({
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Give an API client a new secret. It is in the answer, and nowhere else',
    body: Rotation,
    response: WithSecret,
    shown: 'once',
    status: 201,
  }),
  'DELETE /access/api-clients/{id}/secrets/{secret_id}': route({
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'End the secret that another one has taken the place of, before its time is over',
    response: ShownApiClient,
  }),
};
