/** One line in the log and one count for each request. Neither names a person or shows a token. */
import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 as Event, APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { ProblemError } from '#lambdas/problems.ts';
import { requestId } from './request.ts';

const logger = new Logger();
const metrics = new Metrics({ singleMetric: false });

const began = new WeakMap<Event, number>();

const finish = (event: Event, status: number) => {
  const ms = Math.round(performance.now() - (began.get(event) ?? performance.now()));
  logger.info('answered', { route: event.routeKey, status, ms, request_id: requestId(event) });
  metrics.addDimension('route', event.routeKey);
  metrics.addMetric('latency', MetricUnit.Milliseconds, ms);
  metrics.addMetric(status >= 500 ? 'faults' : status >= 400 ? 'refusals' : 'answers', MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
};

export const observe: MiddlewareObj<Event, Result> = {
  before: ({ event }) => {
    began.set(event, performance.now());
  },
  after: ({ event, response }) => finish(event, response?.statusCode ?? 500),
  onError: ({ event, error, response }) => {
    if (!(error instanceof ProblemError))
      logger.error('failed', { route: event.routeKey, request_id: requestId(event), error: error ?? 'unknown' });
    finish(event, response?.statusCode ?? 500);
  },
};
