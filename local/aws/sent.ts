import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

/**
 * When everything of a request has come, what nobody wanted to read of it too. Before any answer: most who send listen
 * only after having sent, and a connection that is closed while they send takes the answer with it.
 */
export const sent = async (request: IncomingMessage) => {
  if (request.readableEnded) return;
  request.unpipe();
  request.resume();
  await finished(request);
};
