/**
 * One log line per request, without personal data or tokens. Counts per route come from log queries: a custom metric
 * for each route and outcome would cost more than the requests.
 */

import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 as Event, APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { DomainError } from '#lambdas/errors.ts';
import { log } from '#lambdas/log.ts';
import { requestId } from './request.ts';

const began = new WeakMap<Event, number>();

const finish = (event: Event, status: number) => {
  const ms = Math.round(performance.now() - (began.get(event) ?? performance.now()));
  log.info('answered', { route: event.routeKey, status, ms, request_id: requestId(event) });
};

export const observe: MiddlewareObj<Event, Result> = {
  before: ({ event }) => {
    began.set(event, performance.now());
  },
  after: ({ event, response }) => finish(event, response?.statusCode ?? 500),
  onError: ({ event, error, response }) => {
    if (!(error instanceof DomainError))
      log.error('failed', { route: event.routeKey, request_id: requestId(event), error: error ?? 'unknown' });
    finish(event, response?.statusCode ?? 500);
  },
};
