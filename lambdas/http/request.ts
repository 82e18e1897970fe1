import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import type { RequestOrigin } from '#contract/http/route.ts';

/** The X-Request-Id of the client if it is safe to log, otherwise the gateway's id. */
export const requestId = (event: Event): string => {
  const sent = event.headers['x-request-id'];
  return sent && /^[\w-]{8,64}$/.test(sent) ? sent : event.requestContext.requestId;
};

/**
 * CloudFront appends the client's address to X-Forwarded-For, and the gateway appends CloudFront's: the second to last
 * is trusted.
 */
const addressOf = ({ headers, requestContext: { http } }: Event) =>
  headers['x-forwarded-for']?.split(',').at(-2)?.trim() || http.sourceIp;

export const requestOriginOf = (event: Event): RequestOrigin => ({
  id: requestId(event),
  at: new Date().toISOString(),
  browser: event.headers['user-agent'] ?? '',
  address: addressOf(event),
});
