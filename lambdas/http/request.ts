import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import type { Asked } from '#contract/route.ts';

/** The X-Request-Id of the client if it is safe to log, otherwise the gateway's id. */
export const requestId = (event: Event): string => {
  const given = event.headers['x-request-id'];
  return given && /^[\w-]{8,64}$/.test(given) ? given : event.requestContext.requestId;
};

/**
 * CloudFront appends the client's address to X-Forwarded-For, and the gateway appends CloudFront's: the second to last
 * is trusted.
 */
const addressOf = ({ headers, requestContext: { http } }: Event) =>
  headers['x-forwarded-for']?.split(',').at(-2)?.trim() || http.sourceIp;

export const askedOf = (event: Event): Asked => ({
  id: requestId(event),
  at: new Date().toISOString(),
  browser: event.headers['user-agent'] ?? '',
  address: addressOf(event),
});
