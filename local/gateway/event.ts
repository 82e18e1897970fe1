/** Converts a request to the event of an HTTP API, payload format 2.0. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Match } from './match.ts';

/** Content types that API Gateway passes as text; all others are passed as base64. */
const TEXT = /^(text\/|application\/(json|xml|javascript|[\w.-]+\+(json|xml))\b)/i;

const headersOf = ({ headersDistinct, socket }: IncomingMessage) => {
  const sent = Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(',')]);
  const headers: Record<string, string> = Object.fromEntries(sent);
  delete headers.cookie; // passed in `cookies`
  return {
    ...headers,
    'x-forwarded-for': socket.remoteAddress ?? '127.0.0.1',
    'x-forwarded-port': String(socket.localPort),
    'x-forwarded-proto': 'http',
  };
};

/** For example 21/Nov/2026:08:18:48 +0000 */
const logTime = (now: Date) => now.toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) (\S+) GMT$/, '$1/$2/$3:$4 +0000');

const queryOf = (rawQueryString: string) => {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    query[name] = name in query ? `${query[name]},${value}` : value;
  }
  return query;
};

/** API Gateway decodes the path and keeps an undecodable one as sent. */
const rawPathOf = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

export const makeEvent = (request: IncomingMessage, body: Buffer, match: Match | undefined): APIGatewayProxyEventV2 => {
  const { method = 'GET', url = '/', httpVersion, socket } = request;
  const [path = '/', ...queries] = url.split('?');
  const rawQueryString = queries.join('?');
  const headers = headersOf(request);
  const cookies = request.headers.cookie?.split(/;\s*/);
  const isText = TEXT.test(request.headers['content-type'] ?? 'text/plain');
  const now = new Date();
  const routeKey = match?.routeKey ?? '$default';
  const rawPath = rawPathOf(path);
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    headers,
    ...(cookies && { cookies }),
    ...(rawQueryString && { queryStringParameters: queryOf(rawQueryString) }),
    ...(match?.pathParameters && { pathParameters: match.pathParameters }),
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method,
        path: rawPath,
        protocol: `HTTP/${httpVersion}`,
        sourceIp: socket.remoteAddress ?? '127.0.0.1',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
  };
};
