import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Route, RouteKey } from '#contract/http/route.ts';
import { Page } from '#domain/list/page.ts';
import { MalformedError } from '#lambdas/errors.ts';
import { read } from '#lambdas/http/read.ts';

const ROUTE: Route = {
  allow: 'signed-in',
  summary: 'For tests',
  params: z.object({ number: z.coerce.number().int() }),
  query: z.strictObject(Page.shape),
};

type Sent = { query?: string; number?: string; headers?: Record<string, string> };

const readWith = ({ query = '', number = '1', headers = {} }: Sent, key: RouteKey = 'GET /x/{number}', route = ROUTE) =>
  // Only the fields that the code under test reads.
  read(
    { rawPath: '/v2/x/1', rawQueryString: query, headers, pathParameters: { number } } as unknown as Event,
    key,
    route,
  );

test.each(['0x5', '1e1', '0b1', '+5', ' 5', '5.0', ''])('refuses %j for an integer', async (text) => {
  await expect(readWith({ query: `limit=${encodeURIComponent(text)}` })).rejects.toMatchObject({
    constructor: MalformedError,
  });
  await expect(readWith({ number: text })).rejects.toMatchObject({ constructor: MalformedError });
});

test('reads an integer from query and path', async () => {
  expect(await readWith({ query: 'limit=5', number: '7' })).toMatchObject({
    query: { limit: 5 },
    params: { number: 7 },
  });
});

test('refuses If-Match on a write that checks no version', async () => {
  const headers = { 'if-match': '"1"' };
  await expect(readWith({ headers }, 'PUT /x/{number}')).rejects.toMatchObject({
    ...{ constructor: MalformedError, details: { errors: [{ path: 'if-match' }] } },
  });
  for (const sent of [readWith({ headers: { 'if-match': '*' } }, 'PUT /x/{number}'), readWith({ headers })])
    await expect(sent).resolves.toBeDefined();
  await expect(readWith({ headers }, 'PUT /x/{number}', { ...ROUTE, versioned: true })).resolves.toBeDefined();
});
