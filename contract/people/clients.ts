/** API clients. Only this domain's Lambda function may create and delete app clients in the user pool. */
import * as z from 'zod';
import { pageFields, queryOf } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { MOST_OVERLAP_DAYS } from '#domain/clients/access.ts';
import { ApiClientChange, NewApiClient, ShownApiClient, WithSecret } from '#domain/clients/client.ts';
import { apiClientList } from '#domain/clients/list.ts';
import { ApiClientRow } from '#domain/clients/row.ts';
import { permissions } from '#domain/permissions.ts';
import { ADMINISTERED_BY_PEOPLE } from './administered.ts';

const Rotation = z
  .strictObject({
    overlap_days: z.int().min(0).max(MOST_OVERLAP_DAYS).default(1).meta({
      description:
        'The number of days for which the previous secret stays valid, so that you can update your programs. 0 revokes it immediately.',
    }),
  })
  .meta({ title: 'ApiClientRotation', examples: [{ overlap_days: 1 }] });

export const clients = {
  'GET /access/api-clients': route({
    id: 'listApiClients',
    allow: permissions.administer,
    viewable: true,
    summary: 'List the API clients of your company',
    query: queryOf(apiClientList, 'name'),
    response: z.object({ api_clients: z.array(ApiClientRow), ...pageFields(apiClientList) }),
  }),
  'POST /access/api-clients': route({
    id: 'createApiClient',
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Create an API client. The response is the only place that shows its secret',
    body: NewApiClient,
    response: WithSecret,
    shown: 'once',
    status: 201,
  }),
  'GET /access/api-clients/{id}': route({
    id: 'getApiClient',
    allow: permissions.administer,
    viewable: true,
    summary: 'Get an API client',
    response: ShownApiClient,
  }),
  'PATCH /access/api-clients/{id}': route({
    id: 'updateApiClient',
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    resumes: true,
    summary: 'Change an API client. Changes take effect with its next request',
    body: ApiClientChange,
    response: ShownApiClient,
  }),
  'DELETE /access/api-clients/{id}': route({
    id: 'revokeApiClient',
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    resumes: true,
    summary: 'Revoke an API client. Its next request is rejected',
  }),
  'POST /access/api-clients/{id}/secrets': route({
    id: 'rotateApiClientSecret',
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Rotate the secret of an API client. The response is the only place that shows the new secret',
    body: Rotation,
    response: WithSecret,
    shown: 'once',
    status: 201,
  }),
  'DELETE /access/api-clients/{id}/secrets/{secret_id}': route({
    id: 'revokePreviousApiClientSecret',
    versioned: true,
    ...ADMINISTERED_BY_PEOPLE,
    summary: 'Revoke the previous secret of an API client before it expires',
    response: ShownApiClient,
  }),
};
