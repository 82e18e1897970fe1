import { globSync, readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, inject, test } from 'vitest';
import { isForPeople, split } from '#contract/http/route.ts';
import { everyRoute } from '#test/api/client.ts';

type Media = { example?: unknown };
type Operation = {
  operationId: string;
  tags: string[];
  parameters: { name: string }[];
  description: string;
  responses: Record<string, { content?: Record<string, Media> }>;
  requestBody?: { content: Record<string, Media> };
  security: object[];
};
type Document = {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, { description: string }>;
  };
};

const fetchDocument = async (): Promise<Document> => (await fetch(`${inject('endpoints').api}/openapi.json`)).json();

test('anyone can read the OpenAPI 3.1 document, which passes the linter', async () => {
  const document = await fetchDocument();
  expect(document.openapi).toBe('3.1.0');
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'info-license': 'off', // the license is agreed with each customer
      'no-invalid-media-type-examples': 'error',
      'no-invalid-schema-examples': 'error',
    },
  });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  expect(found.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
});

test('describes every route of the contract with errors and security, and no other', async () => {
  const { paths } = await fetchDocument();
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(everyRoute.map(({ key }) => key).sort());
  for (const { key, route } of everyRoute) {
    const { method, path } = split(key);
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.responses).toHaveProperty('500');
    expect(operation?.security.length === 0).toBe(route.allow === 'anyone');
    expect(operation?.description.includes('For people only')).toBe(isForPeople(route));
    expect(operation?.requestBody !== undefined).toBe((route.body ?? route.upload) !== undefined);
  }
});

test('describes If-Match and 412 for routes that check a version', async () => {
  const { paths } = await fetchDocument();
  const takesVersion = (path: string, method: string) =>
    paths[path]?.[method]?.parameters.some(({ name }) => name === 'If-Match');
  for (const path of ['/applications/{id}', '/vendors/{id}']) {
    expect(takesVersion(`${path}/approval/decisions`, 'post')).toBe(true);
    expect(takesVersion(`${path}/comments/{comment_id}`, 'delete')).toBe(true);
    expect(takesVersion(`${path}/comments/{comment_id}/resolved`, 'put')).toBe(false);
  }
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(operations))
      if (takesVersion(path, method)) expect(responses, path).toHaveProperty('412');
  const accepted = '/vendors/{id}/questionnaire/accept';
  expect(takesVersion(accepted, 'post')).toBe(false);
  expect(paths[accepted]?.post?.responses).toHaveProperty('412');
});

test('describes the token that a phone number code requires', async () => {
  const { components } = await fetchDocument();
  expect(components.schemas).toMatchObject({
    SendContactCodeRequest: {
      properties: { phone_number: { description: expect.stringMatching(/proof_client_id.*proof_needed/) } },
    },
  });
});

test('every operation has a unique ID that starts with a verb, and one described tag', async () => {
  const { paths, tags } = await fetchDocument();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)*$/.test(id))).toEqual([]);
  expect(tags.filter(({ description }) => !description)).toEqual([]);
  expect(new Set(operations.flatMap((one) => one.tags))).toEqual(new Set(tags.map(({ name }) => name)));
});

test('every request body and response has a valid example', async () => {
  const { paths } = await fetchDocument();
  for (const { key, route } of everyRoute) {
    const { method, path } = split(key);
    const { requestBody, responses } = paths[path]?.[method.toLowerCase()] ?? expect.fail(key);
    const examples = route.body?.meta()?.examples;
    expect(examples === undefined, `${key}: examples of the body`).toBe(route.body === undefined);
    for (const example of Array.isArray(examples) ? examples : []) route.body?.parse(example);
    route.body?.parse(requestBody?.content['application/json']?.example);
    route.response?.parse(
      responses[String(route.status ?? 200)]?.content?.[route.mediaType ?? 'application/json']?.example,
    );
  }
});

/** Error codes in the source, except those of SCIM and jobs. */
const errorCodes = () => {
  const files = globSync(['lambdas/known-errors.ts', 'lambdas/*/**/*.ts'], {
    exclude: ['lambdas/scim/**', 'lambdas/jobs/**'],
  });
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new \w+Error\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].flatMap(
      ([, details = '']) => /\bcode: '(\w+)'/.exec(details)?.[1] ?? [],
    ),
  );
};

test('describes every error code', async () => {
  const { components } = await fetchDocument();
  const described = Object.values(components.responses)
    .map(({ description }) => description)
    .join(' ');
  expect(errorCodes().length).toBeGreaterThan(50);
  expect(errorCodes().filter((code) => !described.includes(`\`${code}\``))).toEqual([]);
});
