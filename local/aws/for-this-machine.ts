/**
 * Accepts only requests for this machine's host names, so a foreign page cannot reach a local server through DNS
 * rebinding.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import { sent } from './sent.ts';

const OURS = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isForThisMachine = (host: string | undefined) => OURS.has((host ?? '').replace(/:\d+$/, '').toLowerCase());

/** With several Host headers, another part could use a different one than the one checked here. */
const refusal = ({ headersDistinct: { host: names = [] } }: IncomingMessage) => {
  if (names.length > 1) return { status: 400, text: 'Give one Host.' };
  return isForThisMachine(names[0]) ? undefined : { status: 421, text: 'Ask for localhost.' };
};

export const forThisMachine =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const refused = refusal(request);
    if (!refused) return listener(request, response);
    sent(request).then(
      () => response.writeHead(refused.status, { 'content-type': 'text/plain' }).end(refused.text),
      () => response.destroy(),
    );
  };
