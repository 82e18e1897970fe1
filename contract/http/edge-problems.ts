/** The errors that are answered before a function is asked. */
import { makeProblem } from './problem.ts';

/**
 * The smallest size in bytes that is rejected. A digit followed by zeros, because the firewall compares it by a digit
 * pattern.
 */
export const REQUEST_LIMIT = 2_000_000;

/**
 * Sent by the firewall and the local gateway, which have no request ID to add. API Gateway's own 500 and 503 stay
 * `{"message": …}`, because an HTTP API cannot change them.
 */
export const TOO_LARGE_REQUEST = makeProblem(
  413,
  `A request must be smaller than ${REQUEST_LIMIT.toLocaleString('en')} bytes.`,
  '',
);
export const TOO_MANY_REQUESTS = makeProblem(429, 'Too many requests from your address. Wait five minutes.', '');
