/**
 * SCIM 2.0 (RFC 7643 and 7644), by which a corporate directory provisions people and groups. It describes itself at
 * /Schemas and is not part of the OpenAPI document.
 */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';

/** Accepts any attributes; /Schemas lists the supported ones. */
const Resource = z.looseObject({ schemas: z.array(z.string()) });
const Body = z.looseObject({});

export const MOST_RESULTS = 200;

/** Directories may send unsupported attributes, which are ignored. */
const Shown = z.object({ attributes: z.string().optional(), excludedAttributes: z.string().optional() });
const Query = Shown.extend({
  filter: z.string().max(4_000).optional(),
  startIndex: z.coerce.number().int().default(1),
  count: z.coerce.number().int().default(100),
});
export type Query = z.output<typeof Query>;

const PatchOp = z.looseObject({
  Operations: z
    .array(z.looseObject({ op: z.string(), path: z.string().max(500).optional(), value: z.unknown().optional() }))
    .max(1_000),
});
export type Operation = z.output<typeof PatchOp>['Operations'][number];

const allow = 'directory';

export const scim = {
  'GET /ServiceProviderConfig': route({ allow, summary: 'Get the supported SCIM features', response: Resource }),
  'GET /ResourceTypes': route({ allow, summary: 'List the resource types', response: Resource }),
  'GET /ResourceTypes/{name}': route({ allow, summary: 'Get a resource type', response: Resource }),
  'GET /Schemas': route({ allow, summary: 'List the schemas of users and groups', response: Resource }),
  'GET /Schemas/{id}': route({ allow, summary: 'Get a schema', response: Resource }),

  'GET /Users': route({ allow, summary: 'List users', query: Query, response: Resource }),
  'POST /Users': route({
    resumes: true,
    allow,
    summary: 'Create a user',
    query: Shown,
    body: Body,
    response: Resource,
    status: 201,
  }),
  'GET /Users/{id}': route({ allow, summary: 'Get a user', query: Shown, response: Resource }),
  'PUT /Users/{id}': route({
    resumes: true,
    allow,
    versioned: true,
    summary: 'Replace a user',
    query: Shown,
    body: Body,
    response: Resource,
  }),
  'PATCH /Users/{id}': route({
    resumes: true,
    allow,
    versioned: true,
    summary: 'Change a user',
    query: Shown,
    body: PatchOp,
    response: Resource,
  }),
  'DELETE /Users/{id}': route({ resumes: true, allow, versioned: true, summary: 'Delete a user' }),

  'GET /Groups': route({ allow, summary: 'List groups', query: Query, response: Resource }),
  'POST /Groups': route({
    resumes: true,
    allow,
    summary: 'Create a group',
    query: Shown,
    body: Body,
    response: Resource,
    status: 201,
  }),
  'GET /Groups/{id}': route({ allow, summary: 'Get a group', query: Shown, response: Resource }),
  'PUT /Groups/{id}': route({
    resumes: true,
    allow,
    versioned: true,
    summary: 'Replace a group',
    query: Shown,
    body: Body,
    response: Resource,
  }),
  'PATCH /Groups/{id}': route({
    resumes: true,
    allow,
    versioned: true,
    summary: 'Change a group or its members',
    query: Shown,
    body: PatchOp,
  }),
  'DELETE /Groups/{id}': route({ resumes: true, allow, versioned: true, summary: 'Delete a group' }),
};
