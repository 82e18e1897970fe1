/** The contract as an OpenAPI 3.1 document. */
import * as z from 'zod';
import { SCOPES } from '#domain/clients/access.ts';
import { PROOF_MINUTES } from '#domain/sign-in/proof-minutes.ts';
import { PREFIX } from './prefix.ts';
import { PROBLEMS, Problem, type ProblemStatus } from './problem.ts';
import { PROOF_NEEDED } from './proof.ts';
import { isForPeople, isRead, paramNames, type Route, type Routes, readOnlyFields, scopeFor, split } from './route.ts';

const json = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
};

const responseName = (status: ProblemStatus) => PROBLEMS[status].title.replaceAll(' ', '');

const problemsOf = (method: string, path: string, route: Route): ProblemStatus[] => {
  const writes = method !== 'GET';
  return [
    400,
    ...(route.allow === 'anyone' ? [] : ([401] as const)),
    // Without a caller: View-As gets 403 if the route could change something.
    ...(route.allow === 'anyone' && route.viewable ? [] : ([403] as const)),
    ...(route.allow === 'anyone' && paramNames(path).length === 0 ? [] : ([404] as const)),
    ...(writes || route.waits ? ([409] as const) : []),
    ...(route.versioned || saysWhatWasRead(route) ? ([412] as const) : []),
    ...(route.body || route.upload ? ([413, 415] as const) : []),
    ...(route.body || route.upload || route.proof ? ([422] as const) : []),
    429,
    500,
  ];
};

const answersVersion = ({ response }: Route) =>
  response !== undefined && 'version' in (json(response, 'output').properties ?? {});
const isKept = (method: string, route: Route) => method === 'GET' && answersVersion(route);
/** Whether the body states the version that the client read. */
const saysWhatWasRead = ({ body }: Route) =>
  body !== undefined && ['answers_version', 'seen'].some((field) => field in body.shape);

const parameters = (method: string, path: string, route: Route) => {
  const inPath = route.params ? json(route.params, 'input').properties : undefined;
  const query = route.query && json(route.query, 'input');
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  });
  return [
    ...paramNames(path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: inPath?.[name] ?? { type: 'string', minLength: 1, maxLength: 200 },
    })),
    ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: query?.required?.includes(name) ?? false,
      schema,
    })),
    ...(isKept(method, route)
      ? [
          header(
            'If-None-Match',
            'The ETags of the versions that you hold. The response is 304 if one of them is current.',
          ),
        ]
      : []),
    ...(route.versioned
      ? [
          header(
            'If-Match',
            'The ETag of the version that you read. The response is 412 if that version is no longer current.',
          ),
        ]
      : []),
    ...(route.viewable && route.allow !== 'anyone'
      ? [header('View-As', 'The ID of a View-As session. The response is the one that the viewed person would get.')]
      : []),
    ...(!isRead(`${method} ${path}`, route)
      ? [
          header(
            'Idempotency-Key',
            `Requests with the same key are carried out only once within 24 hours. A repeat gets the same response${route.shown === 'once' ? ', but only within 10 minutes' : ''}. ${
              route.resumes
                ? 'If the first request failed partway, a repeat completes it.'
                : 'If that response is no longer available, a repeat gets 409 already_done.'
            }`,
          ),
        ]
      : []),
  ];
};

const DESCRIPTIONS = { 200: 'OK', 201: 'Created', 202: 'Accepted' } as const;

const success = (method: string, route: Route) =>
  route.response === undefined
    ? { 204: { description: 'No content' } }
    : {
        [route.status ?? 200]: {
          description: DESCRIPTIONS[route.status ?? 200],
          ...(answersVersion(route) && {
            headers: {
              ETag: {
                description: 'The version of the entity. Send it back unchanged in If-Match or If-None-Match.',
                schema: { type: 'string' },
              },
            },
          }),
          content: { 'application/json': { schema: json(route.response, 'output') } },
        },
        ...(isKept(method, route) && { 304: { description: 'Not modified' } }),
      };

/** The body of a PUT accepts the read-only fields of the GET response and ignores them. */
const bodySchema = (key: string, route: Route & { body: z.ZodObject }) => {
  const body = json(route.body, 'input');
  const answered = route.response && json(route.response, 'output').properties;
  const readOnly = readOnlyFields(key, route).map((field) => [field, { ...Object(answered?.[field]), readOnly: true }]);
  return { ...body, properties: { ...body.properties, ...Object.fromEntries(readOnly) } };
};

/** Exactly one file. */
const formSchema = ({ field, most }: NonNullable<Route['upload']>) => ({
  type: 'object',
  required: [field],
  additionalProperties: false,
  properties: {
    [field]: { contentMediaType: 'application/octet-stream', description: `At most ${most} bytes.` },
  },
});

const takesBody = (route: Route): route is Route & { body: z.ZodObject } => route.body !== undefined;

const roleText = ({ allow }: Route) =>
  Array.isArray(allow)
    ? `Requires one of these roles: ${allow.join(', ')}.`
    : allow === 'anyone'
      ? 'No authentication required.'
      : 'Requires authentication, but no particular role.';

const PROOF_TEXT = ` The caller must have signed in within the last ${PROOF_MINUTES} minutes. Otherwise the response is 403 \`${PROOF_NEEDED}\`.`;

const PEOPLE_TEXT = ' For people only. API clients get 403, regardless of their roles.';

const operation = (domain: string, key: string, route: Route) => {
  const { method, path } = split(key);
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    tags: [domain],
    summary: route.summary,
    description: `${roleText(route)}${isForPeople(route) ? PEOPLE_TEXT : ''}${route.proof ? PROOF_TEXT : ''}`,
    security:
      route.allow === 'anyone'
        ? []
        : isForPeople(route)
          ? [{ person: [] }]
          : [{ person: [] }, { api_client: [scopeFor(key, route)] }],
    parameters: parameters(method, path, route),
    ...(takesBody(route) && {
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema(key, route) } } },
    }),
    ...(route.upload && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formSchema(route.upload) } } },
    }),
    responses: {
      ...success(method, route),
      ...Object.fromEntries(
        problemsOf(method, path, route).map((status) => [
          status,
          { $ref: `#/components/responses/${responseName(status)}` },
        ]),
      ),
    },
  };
};

const problemResponses = (statuses: Iterable<ProblemStatus>) =>
  Object.fromEntries(
    [...statuses].map((status) => [
      responseName(status),
      {
        description: PROBLEMS[status].title,
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            example: {
              type: `urn:plumbline:problem:${PROBLEMS[status].code}`,
              title: PROBLEMS[status].title,
              status,
              code: PROBLEMS[status].code,
              detail: 'What went wrong and how to fix it.',
              errors: [],
              request_id: '0b7c1f7e-5d0a-4b53-8a4e-9d6f0f6f2f61',
            },
          },
        },
      },
    ]),
  );

export const describe = (contract: Record<string, Routes>, tokenUrl: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  const answered = new Set<ProblemStatus>();
  for (const [domain, routes] of Object.entries(contract))
    for (const [key, route] of Object.entries(routes)) {
      const { method, path } = split(key);
      for (const status of problemsOf(method, path, route)) answered.add(status);
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(domain, key, route) };
    }
  return {
    openapi: '3.1.0',
    info: { title: 'Plumbline', version: '2', description: 'AI governance you can verify.' },
    servers: [{ url: PREFIX }],
    paths,
    components: {
      schemas: { Problem: json(Problem, 'output') },
      responses: problemResponses(answered),
      securitySchemes: {
        person: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: "A person's access token." },
        api_client: {
          type: 'oauth2',
          flows: {
            clientCredentials: { tokenUrl, scopes: { [SCOPES.read]: 'Read', [SCOPES.write]: 'Change' } },
          },
        },
      },
    },
  };
};
