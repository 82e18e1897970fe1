/** The description of one route. */

import { PROOF_NEEDED } from '#contract/http/proof.ts';
import {
  type DescribedRoutes,
  isForPeople,
  isRead,
  paramNames,
  readOnlyFields,
  scopeFor,
  split,
} from '#contract/http/route.ts';
import { PROOF_MINUTES } from '#domain/sign-in/proof-minutes.ts';
import type { collectComponents } from './components.ts';
import { type Direction, type JsonSchema, jsonSchema } from './json-schema.ts';
import { problemsOf } from './problems.ts';

type DescribedRoute = DescribedRoutes[keyof DescribedRoutes];

/** Turns a schema into a reference to the components and makes its example. */
export type Describing = {
  refer: ReturnType<typeof collectComponents>['refer'];
  exampleOf: (schema: JsonSchema) => unknown;
};

const capitalized = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

const hasVersion = ({ response }: DescribedRoute) =>
  response !== undefined && 'version' in (jsonSchema(response, 'output').properties ?? {});
const isKept = (method: string, route: DescribedRoute) =>
  method === 'GET' && (hasVersion(route) || route.mediaType !== undefined);

const header = (name: string, description: string, required = false) => ({
  ...{ name, in: 'header', description, schema: { type: 'string' } },
  ...(required && { required }),
});

const idempotencyText = ({ shown, resumes }: DescribedRoute) =>
  `Requests with the same key are carried out only once within 24 hours. A repeat gets the same response${shown === 'once' ? ', but only within 10 minutes' : ''}. ${
    resumes
      ? 'If the first request failed partway, a repeat completes it.'
      : 'If that response is no longer available, a repeat gets 409 already_done.'
  }`;

const parameters = (key: string, route: DescribedRoute, { refer }: Describing) => {
  const { method, path } = split(key);
  const inPath = route.params ? jsonSchema(route.params, 'input').properties : undefined;
  const query = route.query && jsonSchema(route.query, 'input');
  const schemaOf = (schema: unknown) => refer(Object(schema), 'input');
  return [
    ...paramNames(path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: inPath?.[name] ? schemaOf(inPath[name]) : { type: 'string', minLength: 1, maxLength: 200 },
    })),
    ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: query?.required?.includes(name) ?? false,
      schema: schemaOf(schema),
      ...(Object(schema).type === 'array' && { style: 'form', explode: true }),
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
            route.versioned === 'required',
          ),
        ]
      : []),
    ...(route.viewable && route.allow !== 'anyone'
      ? [header('View-As', 'The ID of a View-As session. The response is the one that the viewed person would get.')]
      : []),
    ...(isRead(key, route) ? [] : [header('Idempotency-Key', idempotencyText(route))]),
  ];
};

/** A schema with its example. Schemas without a title are named after the operation. */
const content = (schema: JsonSchema, io: Direction, name: string, { refer, exampleOf }: Describing) => {
  const named = refer({ title: name, ...schema }, io);
  return { schema: named, example: exampleOf(named) };
};

const DESCRIPTIONS = { 200: 'OK', 201: 'Created', 202: 'Accepted' } as const;

const success = (method: string, route: DescribedRoute, describing: Describing) =>
  route.response === undefined
    ? { 204: { description: 'No content' } }
    : {
        [route.status ?? 200]: {
          description: DESCRIPTIONS[route.status ?? 200],
          ...(hasVersion(route) && {
            headers: {
              ETag: {
                description: 'The version of the entity. Send it back unchanged in If-Match or If-None-Match.',
                schema: { type: 'string' },
              },
            },
          }),
          content: {
            [route.mediaType ?? 'application/json']: content(
              jsonSchema(route.response, 'output'),
              'output',
              `${capitalized(route.id)}Response`,
              describing,
            ),
          },
        },
        ...(isKept(method, route) && { 304: { description: 'Not modified' } }),
      };

/**
 * The body of a PUT accepts the read-only fields of the GET response and ignores them, so it has a schema of its own.
 * They are not described for a body with other fields than the response, such as one answer of an intake.
 */
const bodySchema = (key: string, route: DescribedRoute): JsonSchema => {
  const { title, ...sent } = route.body ? jsonSchema(route.body, 'input') : {};
  const answered = route.response && jsonSchema(route.response, 'output').properties;
  const isPartOfResponse = Object.keys(sent.properties ?? {}).every((field) => field in Object(answered));
  const readOnly = isPartOfResponse ? readOnlyFields(key, route) : [];
  if (readOnly.length === 0) return { ...sent, ...(title !== undefined && { title }) };
  const described = readOnly.map((field) => [field, { ...Object(answered?.[field]), readOnly: true }]);
  return { ...sent, properties: { ...sent.properties, ...Object.fromEntries(described) } };
};

/** Exactly one file. */
const formSchema = ({ field, most }: NonNullable<DescribedRoute['upload']>) => ({
  type: 'object',
  required: [field],
  additionalProperties: false,
  properties: {
    [field]: { type: 'string', format: 'binary', description: `At most ${most} bytes.` },
  },
});

const requestBody = (key: string, route: DescribedRoute, describing: Describing) => {
  if (route.upload) return { required: true, content: { 'multipart/form-data': { schema: formSchema(route.upload) } } };
  if (!route.body) return undefined;
  const json = content(bodySchema(key, route), 'input', `${capitalized(route.id)}Request`, describing);
  return { required: true, content: { 'application/json': json } };
};

const roleText = ({ allow }: DescribedRoute) =>
  Array.isArray(allow)
    ? `Requires one of these roles: ${allow.join(', ')}.`
    : allow === 'anyone'
      ? 'No authentication required.'
      : 'Requires authentication, but no particular role.';

const PROOF_TEXT = ` The caller must have signed in within the last ${PROOF_MINUTES} minutes. Otherwise the response is 403 \`${PROOF_NEEDED}\`.`;

const PEOPLE_TEXT = ' For people only. API clients get 403, regardless of their roles.';

const securityOf = (key: string, route: DescribedRoute) => {
  if (route.allow === 'anyone') return [];
  return isForPeople(route) ? [{ person: [] }] : [{ person: [] }, { api_client: [scopeFor(key, route)] }];
};

export const operation = (tag: string, key: string, route: DescribedRoute, describing: Describing) => {
  const { method, path } = split(key);
  const body = requestBody(key, route, describing);
  return {
    operationId: route.id,
    tags: [tag],
    summary: route.summary,
    description: `${roleText(route)}${isForPeople(route) ? PEOPLE_TEXT : ''}${route.proof ? PROOF_TEXT : ''}`,
    security: securityOf(key, route),
    parameters: parameters(key, route, describing),
    ...(body && { requestBody: body }),
    responses: { ...success(method, route, describing), ...problemsOf(method, path, route) },
  };
};
