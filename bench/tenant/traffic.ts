/** Counts the requests to the local process and its background runs, which AWS would bill. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoints } from '#local/endpoints.ts';
import { SES_PATH, SQS_PATH } from '#local/site/machine-services.ts';

const NOTHING = {
  /** API requests, their execution time, and the size of their responses. */
  api: 0,
  api_ms: 0,
  api_kb: 0,
  /** Files of the web app. */
  site: 0,
  site_kb: 0,
  /** Storage requests and the bytes sent to browsers. */
  puts: 0,
  gets: 0,
  out_kb: 0,
  mails: 0,
  messages: 0,
  /** Background functions and user-pool triggers. */
  runs: 0,
  run_ms: 0,
};
type Traffic = typeof NOTHING;
export type Metered = Traffic & {
  /** The number of requests and functions in progress. */
  under_way: number;
};

const portOf = (url: string) => Number(new URL(url).port);

export const startTraffic = async ({ web, api, storage }: Endpoints) => {
  let seen = { ...NOTHING };
  let underWay = 0;
  const [webPort, storagePort, prefix] = [portOf(web), portOf(storage), new URL(api).pathname];

  const note = ({ url = '', method, headers }: IncomingMessage, port: number | undefined, ms: number, kb: number) => {
    const bySdk = String(headers['user-agent']).startsWith('aws-sdk');
    if (port === storagePort) {
      seen[method === 'POST' || method === 'PUT' ? 'puts' : 'gets'] += 1;
      if (!bySdk) seen.out_kb += kb;
    } else if (port !== webPort) return;
    else if (url.startsWith(`${prefix}/`)) {
      seen.api += 1;
      seen.api_ms += ms;
      seen.api_kb += kb;
    } else if (url.startsWith(SES_PATH)) seen.mails += 1;
    else if (url.startsWith(SQS_PATH)) seen.messages += 1;
    else if (!url.startsWith('/local/')) {
      seen.site += 1;
      seen.site_kb += kb;
    }
  };

  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }; // Node's shape
    const [at, { localPort, bytesWritten }] = [performance.now(), request.socket];
    underWay += 1;
    // Also fires when the client disconnects early.
    response.once('close', () => {
      underWay -= 1;
      note(request, localPort, performance.now() - at, (request.socket.bytesWritten - bytesWritten) / 1000);
    });
  });

  const run = async <R>(work: () => Promise<R>): Promise<R> => {
    const began = performance.now();
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
      seen.runs += 1;
      seen.run_ms += performance.now() - began;
    }
  };
  /** Passes arguments and result through. */
  const counted = <H extends (...args: never[]) => Promise<unknown>>(handler: H): H =>
    ((...args: Parameters<H>) => run(() => handler(...args))) as H; // keeps the signature
  // The handlers read the environment on import, so they are imported only now.
  const { handlers } = await import('#local/jobs/handlers.ts');
  const { triggers } = await import('#local/triggers.ts');
  handlers.clock = counted(handlers.clock);
  handlers.stream = counted(handlers.stream);
  for (const [name, handler] of Object.entries(handlers.workers))
    Object.assign(handlers.workers, { [name]: counted(handler) });
  for (const [name, trigger] of Object.entries<(...args: never[]) => Promise<unknown>>(triggers))
    Object.assign(triggers, { [name]: counted(trigger) });

  return {
    /** Returns and resets the counts. */
    take: (): Metered => {
      const taken = { ...seen, under_way: underWay };
      seen = { ...NOTHING };
      return taken;
    },
    clock: (at: number) => handlers.clock({ time: new Date(at).toISOString() }),
  };
};
