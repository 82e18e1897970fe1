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
    ...(isKept(method, route) ? [header('If-None-Match', 'The ETags that you have. If one is right still: 304.')] : []),
    ...(route.versioned ? [header('If-Match', 'The ETag that you read. Another version answers 412.')] : []),
    ...(route.viewable && route.allow !== 'anyone'
      ? [
          header(
            'View-As',
            'The id of your viewing of the product as somebody else: you are answered as they would be.',
          ),
        ]
      : []),
    ...(!isRead(`${method} ${path}`, route)
      ? [
          header(
            'Idempotency-Key',
            `Do this once, however often it is sent, for 24 hours. A repeat is given the same answer${route.shown === 'once' ? ', for 10 minutes' : ''}. ${
              route.resumes
                ? 'If the first request failed half-way, a repeat completes it.'
                : 'If that answer is not available any more, a repeat answers 409 already_done.'
            }`,
          ),
        ]
      : []),
  ];
};

const DESCRIPTIONS = { 200: 'OK', 201: 'Created', 202: 'Begun' } as const;

const success = (method: string, route: Route) =>
  route.response === undefined
    ? { 204: { description: 'Done' } }
    : {
        [route.status ?? 200]: {
          description: DESCRIPTIONS[route.status ?? 200],
          ...(answersVersion(route) && {
            headers: {
              ETag: {
                description: 'For If-Match and If-None-Match. Send it back as it is.',
                schema: { type: 'string' },
              },
            },
          }),
          content: { 'application/json': { schema: json(route.response, 'output') } },
        },
        ...(isKept(method, route) && { 304: { description: 'You have it already.' } }),
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
    ? `For the roles ${allow.join(', ')}.`
    : allow === 'anyone'
      ? 'For anyone.'
      : 'For anyone signed in.';

const PROOF_TEXT = ` They must have signed in within the last ${PROOF_MINUTES} minutes; others are answered 403 \`${PROOF_NEEDED}\`.`;

const PEOPLE_TEXT = ' For people only: an API client is answered 403, whatever its roles.';

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
              detail: 'What is wrong, and the way out.',
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
    info: { title: 'Plumbline', version: '2', description: 'AI governance you can check.' },
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
