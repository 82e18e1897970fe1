/**
 * Calls the API's handlers like a correct client: it retries requests whose outcome is unknown, with the same
 * Idempotency-Key.
 */
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { PREFIX } from '#contract/http/prefix.ts';
import { type Route, type RouteKey, type Routes, split } from '#contract/http/route.ts';
import { contract } from '#contract/index.ts';
import { makeContext } from '#local/aws/lambda-context.ts';
import type { Functions } from '#local/gateway/functions.ts';
import { process } from './process.ts';
import type { World } from './world.ts';

export type Asked = {
  key: RouteKey;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** For If-Match. */
  version?: number | undefined;
};
export type Answer = { status: number; code: string; body: Record<string, unknown> };

const Result = z.object({ statusCode: z.int(), body: z.string().optional() });
const Body = z.record(z.string(), z.unknown());

export const routeOf = (key: RouteKey) =>
  Object.values(contract)
    .flatMap((routes) => Object.entries<Route>(routes satisfies Routes))
    .find(([one]) => one === key)?.[1];

const domainOf = (key: RouteKey) => Object.entries(contract).find(([, routes]) => key in routes)?.[0] ?? '';

const eventOf = ({ key, params = {}, query = {}, body, version }: Asked, token: string, mark: string) => {
  const { method, path } = split(key);
  const routeKey = `${method} ${PREFIX}${path}`;
  const rawPath = `${PREFIX}${path.replaceAll(/{(\w+)}/g, (_, name: string) => params[name] ?? '')}`;
  const rawQueryString = new URLSearchParams(query).toString();
  const event: APIGatewayProxyEventV2 = {
    ...{ version: '2.0', routeKey, rawPath, rawQueryString, isBase64Encoded: false },
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-request-id': mark,
      ...(method !== 'GET' && { 'idempotency-key': mark }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    ...(body && { body: JSON.stringify(body) }),
    requestContext: {
      ...{ accountId: '0', apiId: 'faults', domainName: 'localhost', domainPrefix: 'faults' },
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'faults' },
      ...{ requestId: randomUUID(), routeKey, stage: '$default', time: '', timeEpoch: Date.now() },
    },
  };
  return event;
};

/** How often a request with unknown outcome is sent, and how often the client waits for its own earlier attempt. */
const TRIES = 12;
const WAITS = 40;
/** Exponential backoff. A crashed attempt blocks its repeats for up to a minute. */
const PAUSE = 50;
const LONGEST = 5_000;

const isUnknown = ({ status, code }: Answer) => status === 0 || status === 429 || status >= 500 || code === 'busy';

export const createClient = (functions: Functions, world: World, lost: number) => {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  const once = async (asked: Asked, token: string, mark: string): Promise<Answer> => {
    const deadline = Date.now() + 10_000;
    const result = await process.run(() =>
      functions.invoke(domainOf(asked.key), eventOf(asked, token, mark), makeContext(domainOf(asked.key), deadline)),
    );
    if (result === undefined) return { status: 0, code: 'killed', body: {} };
    const { statusCode, body } = Result.parse(result);
    world.note(`${asked.key} ${statusCode}`);
    // The response can also be lost between the API and the client.
    if (world.isRunning() && world.chance.share() < lost) return { status: 0, code: 'lost', body: {} };
    const parsed = Body.parse(body ? JSON.parse(body) : {});
    return { status: statusCode, code: String(parsed.code ?? ''), body: parsed };
  };

  /** `token`: returns a token that has not expired. */
  return async (asked: Asked, token: () => string, mark: string): Promise<Answer> => {
    for (let [tries, waits] = [1, 1]; ; ) {
      const answer = await once(asked, token(), mark);
      const isAtWork = answer.code === 'in_progress';
      if (isAtWork ? waits === WAITS : !isUnknown(answer) || tries === TRIES) return answer;
      if (isAtWork) waits += 1;
      else tries += 1;
      await pause(Math.min(LONGEST, PAUSE * 2 ** (tries + waits - 2)));
    }
  };
};
