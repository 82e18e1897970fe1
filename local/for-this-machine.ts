/**
 * What every server here begins with. Nobody else's page may reach this machine's Plumbline by a name of its own that
 * leads here (DNS rebinding): a request must have asked for this machine.
 */
import type { RequestListener } from 'node:http';
import { sent } from './sent.ts';

const OURS = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isForThisMachine = (host: string | undefined) => OURS.has((host ?? '').replace(/:\d+$/, '').toLowerCase());

export const forThisMachine =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isForThisMachine(request.headers.host)) return listener(request, response);
    sent(request).then(
      () => response.writeHead(421, { 'content-type': 'text/plain' }).end('Ask for localhost.'),
      () => response.destroy(),
    );
  };
