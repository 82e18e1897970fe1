import type { Context, APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import { SCIM_PREFIX } from '#contract/http/prefix.ts';
import { scim as routes } from '#contract/people/scim.ts';
import { NotFoundError } from '#lambdas/errors.ts';
import { serve } from '#lambdas/http/serve.ts';
import { unknownRouteErrors } from '#lambdas/http/unknown-route.ts';
import { listResourceTypes, listSchemas, showConfig, showResourceType, showSchema } from './description.ts';
import { changeGroup, createGroup, deleteGroup, listGroups, patchGroup, showGroup } from './groups.ts';
import { SCIM } from './protocol.ts';
import { createUser, deleteUser, listUsers, patchUser, replaceUser, showUser } from './users.ts';

const noSuchEndpoint = () =>
  new NotFoundError('This endpoint does not exist. GET /scim/v2/ResourceTypes lists the endpoints.');

const answer = serve(
  routes,
  {
    'GET /ServiceProviderConfig': showConfig,
    'GET /ResourceTypes': listResourceTypes,
    'GET /ResourceTypes/{name}': ({ params }) => showResourceType(params.name),
    'GET /Schemas': listSchemas,
    'GET /Schemas/{id}': ({ params }) => showSchema(params.id),

    'GET /Users': ({ query }) => listUsers(query),
    'POST /Users': ({ body, query }, caller) => createUser(body, caller, query),
    'GET /Users/{id}': ({ params, query }) => showUser(params.id, query),
    'PUT /Users/{id}': ({ params, body, query, changeable }, caller) =>
      replaceUser(params.id, body, changeable, caller, query),
    'PATCH /Users/{id}': ({ params, body, query, changeable }, caller) =>
      patchUser(params.id, body.Operations, changeable, caller, query),
    'DELETE /Users/{id}': async ({ params, changeable }, caller) => {
      await deleteUser(params.id, changeable, caller);
      return undefined;
    },

    'GET /Groups': ({ query }) => listGroups(query),
    'POST /Groups': ({ body, query }, caller) => createGroup(body, caller, query),
    'GET /Groups/{id}': ({ params, query }) => showGroup(params.id, query),
    'PUT /Groups/{id}': ({ params, body, query, changeable }, caller) =>
      changeGroup(params.id, body, changeable, caller, query),
    'PATCH /Groups/{id}': async ({ params, body, changeable }, caller) => {
      await patchGroup(params.id, body.Operations, changeable, caller);
      return undefined;
    },
    'DELETE /Groups/{id}': async ({ params, changeable }, caller) => {
      await deleteGroup(params.id, changeable, caller);
      return undefined;
    },
  },
  { protocol: SCIM, unknownRouteError: unknownRouteErrors(SCIM_PREFIX, Object.keys(routes), noSuchEndpoint) },
);

/**
 * SCIM ETags are weak, because representations of a version differ. If-Match refers to the version, so the weakness
 * mark is removed.
 */
const strong = (event: Event): Event => {
  const { 'if-match': header } = event.headers;
  return header === undefined
    ? event
    : { ...event, headers: { ...event.headers, 'if-match': header.replaceAll(/\bW\//g, '') } };
};

export const handler = (event: Event, context: Context) => answer(strong(event), context);
