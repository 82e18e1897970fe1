import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, expect, test, vi } from 'vitest';
import { makeContext } from '#local/aws/lambda-context.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const written = async (authorization: string) => {
  vi.stubEnv('USER_POOL_ID', 'us-east-1_none');
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const { handler } = await import('#lambdas/company/index.ts');
  const event: Partial<APIGatewayProxyEventV2> = {
    routeKey: 'GET /v2/company',
    rawPath: '/v2/company',
    rawQueryString: 'email=ada@example.com',
    headers: { authorization },
  };
  const requestContext = { requestId: 'request-1', http: { method: 'GET' } };
  // Only the fields of the event that the handler reads.
  await handler({ ...event, requestContext } as APIGatewayProxyEventV2, makeContext('company', Date.now() + 10_000));
  return lines.join('\n');
};

test('logs route, status and duration of a request, without token or content', async () => {
  const log = await written('Bearer secret.of.somebody');
  expect(log).toContain('"route":"GET /v2/company"');
  expect(log).toContain('"request_id":"request-1"');
  expect(log).toMatch(/"status":4\d\d/);
  expect(log).toMatch(/"ms":\d+/);
  expect(log).not.toContain('secret.of.somebody');
  expect(log).not.toContain('ada@example.com');
});
