import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, inject, test } from 'vitest';
import { isForPeople, split } from '#contract/route.ts';
import { everyRoute } from '#test/api/client.ts';

type Operation = {
  parameters: { name: string }[];
  description: string;
  responses: Record<string, unknown>;
  requestBody?: object;
  security: object[];
};
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const fetchDocument = async (): Promise<Document> => (await fetch(`${inject('endpoints').api}/openapi.json`)).json();

test('anyone can read the OpenAPI 3.1 document, which passes the linter', async () => {
  const document = await fetchDocument();
  expect(document.openapi).toBe('3.1.0');
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'info-license': 'off' }, // who may use it is agreed with each company
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
  const { paths } = await fetchDocument();
  const { requestBody } = paths['/security/contact-codes']?.post ?? expect.fail();
  expect(requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: { phone_number: { description: expect.stringMatching(/proof_client_id.*proof_needed/) } },
        },
      },
    },
  });
});

test('every request body has a valid example', () => {
  for (const { key, route } of everyRoute.filter((one) => one.route.body)) {
    const examples = route.body?.meta()?.examples ?? [];
    expect(examples, key).not.toEqual([]);
    for (const example of Array.isArray(examples) ? examples : []) route.body?.parse(example);
  }
});
