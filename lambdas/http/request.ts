import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import type { Asked } from '#contract/route.ts';

/** The caller's own id for a request, if it is one to be trusted in a log, or the gateway's. */
export const requestId = (event: Event): string => {
  const given = event.headers['x-request-id'];
  return given && /^[\w-]{8,64}$/.test(given) ? given : event.requestContext.requestId;
};

/** CloudFront names whom it was asked by behind whatever it was told; the gateway adds CloudFront. */
const addressOf = ({ headers, requestContext: { http } }: Event) =>
  headers['x-forwarded-for']?.split(',').at(-2)?.trim() || http.sourceIp;

export const askedOf = (event: Event): Asked => ({
  id: requestId(event),
  at: new Date().toISOString(),
  browser: event.headers['user-agent'] ?? '',
  address: addressOf(event),
});
