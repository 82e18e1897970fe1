/** The single origin for browsers: `/v2` and `/scim/v2` lead to the gateway, everything else to the web app. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { PREFIX, SCIM_PREFIX } from '#contract/http/prefix.ts';
import { securityHeaders } from '#contract/http/security-headers.ts';
import type { WebConfig } from '#contract/web/web-config.ts';
import { operationOrigins } from '#contract/web/web-operations.ts';
import { readRequest, send as sendReply } from './aws/cognito/http.ts';
import { refusal } from './aws/cognito/protocol.ts';
import { sent } from './aws/sent.ts';
import type { Endpoints } from './endpoints.ts';
import type { Queues } from './jobs/queues.ts';
import type { Mailbox } from './mailbox/mailbox.ts';
import { isKept, makeKeptFiles } from './site/kept-files.ts';
import { makeMachinePages } from './site/machine-pages.ts';
import type { MachineServices } from './site/machine-services.ts';
import { keptInteractions } from './web-operations/interactions.ts';
import type { Operations } from './web-operations/operations.ts';
import type { Receiver } from './webhooks/receiver.ts';

type Options = {
  endpoints: Endpoints;
  config: WebConfig;
  mailbox: Mailbox;
  queues: Queues;
  receiver: Receiver;
  operations: Operations;
  machineService: MachineServices;
  gateway: (request: IncomingMessage, response: ServerResponse) => void;
  site: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;
  /** Changes the Content-Security-Policy, for development only. */
  policy?: (policy: string) => string;
};

/** A message in a queue has up to 1 MiB. */
const LARGEST_MESSAGE = 1_500_000;

const isForGateway = (path: string) =>
  [PREFIX, SCIM_PREFIX].some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

const send = (response: ServerResponse, status: number, type: string, body: string) => {
  const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(body);
};

export const makeFrontDoor = ({
  endpoints,
  config,
  mailbox,
  queues,
  receiver,
  operations,
  machineService,
  gateway,
  site,
  policy,
}: Options): RequestListener => {
  const headers = securityHeaders([
    endpoints.identity,
    `https://${config.sign_in_domain}`,
    endpoints.storage,
    ...(config.interactions?.endpoint ? [config.interactions.endpoint] : []),
    ...operationOrigins(config),
  ]);
  if (policy) headers['content-security-policy'] = policy(headers['content-security-policy']);
  const keptFile = makeKeptFiles();
  const interactions = config.interactions ? keptInteractions : async () => [];
  const machinePage = makeMachinePages({ endpoints, mailbox, queues, receiver, operations, interactions });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(new Map(Object.entries(headers)));
    const url = request.url ?? '/';
    const path = url.split('?', 1).join();
    if (isForGateway(path)) return gateway(request, response);
    const service = machineService(request.method, path);
    if (service)
      return sendReply(response, await readRequest(request, LARGEST_MESSAGE).then(service).catch(refusal), {});
    await sent(request);
    // Everything but the API is read-only, as in CloudFront.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return send(response, 405, 'text/plain', 'Method not allowed');
    }
    if (path === '/config.json') return send(response, 200, 'application/json', JSON.stringify(config));
    const page = await machinePage(path, new URLSearchParams(url.slice(path.length)));
    if (page) return send(response, 200, page.type, page.body);
    // Identity and passkeys accept only this origin of the web app.
    if (request.headers['sec-fetch-mode'] === 'navigate' && !request.headers.host?.startsWith('localhost')) {
      response.writeHead(307, { location: `${endpoints.web}${url}` }).end();
      return;
    }
    return isKept(path) ? keptFile(request, response, path) : site(request, response, path);
  };

  return (request, response) => {
    answer(request, response).catch((error) => {
      if (request.destroyed && !request.complete) return; // the client has disconnected
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/plain', 'Internal server error');
    });
  };
};
