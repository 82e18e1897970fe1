/** Converts the result of a function to HTTP, as API Gateway does. */
import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Problem } from '#contract/http/problem.ts';

/** Lambda's limit for a response. */
const MAX_ANSWER = 6 * 1024 * 1024;

const isStructured = (value: unknown): value is APIGatewayProxyStructuredResultV2 =>
  typeof value === 'object' && value !== null && 'statusCode' in value;

/** API Gateway treats a result without a status as the body of a 200. */
const structured = (value: unknown): APIGatewayProxyStructuredResultV2 => {
  if (isStructured(value)) return value;
  const body = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
};

export const sendResult = (response: ServerResponse, value: unknown, requestId: string) => {
  const { statusCode = 200, headers = {}, cookies, body = '', isBase64Encoded } = structured(value);
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > MAX_ANSWER)
    throw new Error(`The response has ${bytes.length} bytes. A Lambda function can send at most 6 MB.`);
  const isEmpty = statusCode === 204 || statusCode === 304;
  response.writeHead(statusCode, {
    ...(!isEmpty && { 'content-type': 'text/plain; charset=utf-8', 'content-length': bytes.length }),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
    ...(cookies && { 'set-cookie': cookies }),
    'apigw-requestid': requestId,
  });
  response.end(isEmpty ? undefined : bytes);
};

const sendJson = (response: ServerResponse, status: number, value: unknown) => {
  const body = JSON.stringify(value);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

/** A response of API Gateway itself. */
export const sendMessage = (response: ServerResponse, status: number, message: string) =>
  sendJson(response, status, { message });

/** A response of the firewall in front of the gateway. */
export const sendProblem = (response: ServerResponse, problem: Problem) => sendJson(response, problem.status, problem);
