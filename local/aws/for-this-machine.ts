/**
 * What every server here begins with. Nobody else's page may reach this machine's Plumbline by a name of its own that
 * leads here (DNS rebinding): a request must have asked for this machine.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import { sent } from './sent.ts';

const OURS = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isForThisMachine = (host: string | undefined) => OURS.has((host ?? '').replace(/:\d+$/, '').toLowerCase());

/** Of more than one name, the first would be judged here, and another one perhaps believed elsewhere. */
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
