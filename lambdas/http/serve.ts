/** Turns the routes of an API domain and their handlers into a Lambda handler. */
import middy from '@middy/core';
import type { Context, APIGatewayProxyEventV2 as Event, APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { requestsOf, routeFinder } from '#contract/http/gateway-routes.ts';
import type { Input, Output, RequestOrigin, Route, RouteKey, Routes } from '#contract/http/route.ts';
import { mayWrite, split } from '#contract/http/route.ts';
import { VIEW_AS } from '#contract/web/viewing.ts';
import { unknownRoute, viewOnly } from '#lambdas/known-errors.ts';
import { withDeadlineOf } from '#lambdas/persistence/retry.ts';
import { seal } from '#lambdas/persistence/seal.ts';
import type { Caller, DirectoryCaller } from './caller.ts';
import { isKnown, unlessVersioned } from './conditions.ts';
import { openCursor, purposeOf } from './cursor.ts';
import { documentedFields } from './documented-fields.ts';
import { once } from './idempotency.ts';
import { observe } from './observe.ts';
import { JSON_API, type Protocol } from './protocol.ts';
import { mustBeWellEncoded, read } from './read.ts';
import { textReply, unchanged } from './reply.ts';
import { requestId, requestOriginOf } from './request.ts';
import { unknownRouteErrors } from './unknown-route.ts';

/** Routes that allow anyone have no caller. */
type CallerOf<R> = R extends { allow: 'anyone' }
  ? undefined
  : R extends { allow: 'directory' }
    ? DirectoryCaller
    : Caller;

export type Handlers<D extends Routes> = {
  [K in keyof D & string]: (input: Input<K, D[K]>, caller: CallerOf<D[K]>) => Promise<Output<D[K]>>;
};
type Handler = (input: unknown, caller: { id: string } | undefined) => Promise<unknown>;

type Query = { cursor?: string };
const hasNext = (value: unknown): value is { next_cursor: string } =>
  typeof value === 'object' && value !== null && 'next_cursor' in value && typeof value.next_cursor === 'string';

type RouteCall = { key: RouteKey; route: Route; handle: Handler; canRecordUse: boolean };

const perform = async (
  event: Event,
  reply: Protocol['reply'],
  { key, route, handle }: RouteCall,
  caller: { id: string } | undefined,
  requestOrigin: RequestOrigin,
): Promise<Result> => {
  const { method } = split(key);
  const input = await read(event, key, route);
  const { cursor, ...query } = (input.query ?? {}) as Query; // validated by the route's schema
  const cursorPurpose = purposeOf(key, caller?.id ?? '', query);
  const after = cursor === undefined ? undefined : await openCursor(cursor, cursorPurpose);

  return once(event, route, caller?.id ?? '', async (isResumed) => {
    const changeable = isResumed ? () => true : input.changeable;
    const act = () => handle({ ...input, changeable, query, after, requestOrigin }, caller);
    const value = method === 'GET' ? await act() : await unlessVersioned(event, method, act);
    const documented = documentedFields(key, route.response, value);
    const sent = hasNext(documented)
      ? { ...documented, next_cursor: await seal(documented.next_cursor, cursorPurpose) }
      : documented;
    const answer = route.mediaType
      ? textReply(String(sent), route.mediaType, requestId(event))
      : reply(route.status ?? 200, sent, requestId(event));
    return method === 'GET' && isKnown(event, answer.headers?.etag) ? unchanged(answer) : answer;
  });
};

const answer = async (event: Event, { admit, reply }: Protocol, call: RouteCall): Promise<Result> => {
  const { key, route, canRecordUse } = call;
  if (event.headers[VIEW_AS] !== undefined && !route.viewable) throw viewOnly();
  const requestOrigin = requestOriginOf(event);
  if (route.allow === 'anyone') return perform(event, reply, call, undefined, requestOrigin);
  const { caller, recordUse } = await admit(key, route, event.headers, requestOrigin);
  // Runs in parallel with the work.
  const recording = canRecordUse ? recordUse?.() : undefined;
  try {
    return await perform(event, reply, call, caller, requestOrigin);
  } finally {
    await recording;
  }
};

const problems = ({ problemReply }: Protocol): middy.MiddlewareObj<Event, Result> => ({
  onError: (request) => {
    request.response = problemReply(request.error, requestId(request.event));
  },
});

type Options = {
  /** The error for requests that match no route. */
  unknownRouteError?: (path: string) => Error | Promise<Error>;
  protocol?: Protocol;
};

/** A proxy route of the gateway leaves the search for the route to the function. */
const withRoute = ({ prefix }: Protocol, routes: Routes) => {
  const makeFinder = () => routeFinder(requestsOf(prefix, routes));
  let find: ReturnType<typeof makeFinder> | undefined;
  return (event: Event): Event => {
    if (!event.routeKey.startsWith('ANY ')) return event;
    find ??= makeFinder(); // most functions never need it
    const found = find(event.requestContext.http.method, event.rawPath);
    if (!found) return event;
    const { route, parameters } = found;
    return { ...event, routeKey: `${route.method} ${route.path}`, pathParameters: parameters };
  };
};

export const serve = <const D extends Routes>(
  routes: D,
  handlers: Handlers<D>,
  { protocol = JSON_API, unknownRouteError }: Options = {},
) => {
  const errorFor = unknownRouteError ?? unknownRouteErrors(protocol.prefix, Object.keys(routes), unknownRoute);
  const routed = withRoute(protocol, routes);
  const answerRouted = middy<Event, Result>()
    .use(observe)
    .use(problems(protocol))
    .handler(async (event, context) => {
      const [method = '', ...path] = event.routeKey.replace(` ${protocol.prefix}`, ' ').split(' ');
      const key = [method === 'HEAD' ? 'GET' : method, ...path].join(' ') as RouteKey;
      const route = routes[key];
      if (!route) {
        mustBeWellEncoded(event.rawPath, 'path');
        throw await errorFor(event.rawPath);
      }
      // Handlers<D> has a handler for each key of D, whose input is the result of `read` for that route.
      const handle = handlers[key as keyof D & string] as Handler;
      const result = await withDeadlineOf(context, () =>
        answer(event, protocol, { key, route, handle, canRecordUse: mayWrite(routes) }),
      );
      return method === 'HEAD' ? { ...result, body: '' } : result;
    });
  return (event: Event, context: Context) => answerRouted(routed(event), context);
};
