import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

/**
 * Waits until a request has been received completely, including parts that no handler read. Many clients read the
 * answer only after they have sent everything, so closing the connection earlier would lose the answer.
 */
export const sent = async (request: IncomingMessage) => {
  if (request.readableEnded) return;
  request.unpipe();
  request.resume();
  await finished(request);
};
