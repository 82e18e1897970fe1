/**
 * Stand-in for API Gateway: converts each request to an event for the function of its API domain, and the result to
 * HTTP.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_LIMIT, TOO_LARGE_REQUEST } from '#contract/http/edge-problems.ts';
import { makeContext } from '#local/aws/lambda-context.ts';
import { makeEvent } from './event.ts';
import type { Functions } from './functions.ts';
import { sendMessage, sendProblem, sendResult } from './reply.ts';

const TIME_OUT = 10_000;

/**
 * Returns undefined for a body above the limit, but reads it completely, because a client that still sends does not
 * listen.
 */
const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length < REQUEST_LIMIT) chunks.push(chunk);
  }
  return length < REQUEST_LIMIT ? Buffer.concat(chunks) : undefined;
};

const TIMED_OUT = Symbol('timed out');

const within = async <T>(work: Promise<T>, milliseconds: number) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

type Options = { functions: () => Functions; timeOut?: number };

export const makeGateway = ({ functions, timeOut = TIME_OUT }: Options) => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    if (!body) return sendProblem(response, TOO_LARGE_REQUEST);
    const { match, invoke } = functions();
    const path = (request.url ?? '/').split('?', 1).join();
    const route = match(request.method ?? 'GET', path);
    const domain = route?.domain ?? 'description';
    const event = makeEvent(request, body, route);
    const result = await within(invoke(domain, event, makeContext(domain, Date.now() + timeOut)), timeOut);
    if (result === TIMED_OUT) sendMessage(response, 503, 'Service Unavailable');
    else sendResult(response, result, event.requestContext.requestId);
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error) => {
      if (request.destroyed && !request.complete) return; // the client has disconnected
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else sendMessage(response, 500, 'Internal Server Error');
    });
  };
};
