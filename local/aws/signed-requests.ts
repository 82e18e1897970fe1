/** The proxy in front of the table: it checks signatures like DynamoDB, which the local table does not. */
import { Agent, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from './loopback.ts';
import { type Credentials, SignatureError, timeOf, verifyHeaderSignature } from './sigv4.ts';

const refuse = (response: ServerResponse, error: unknown) => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const isTheirs = error instanceof SignatureError;
  const __type = isTheirs ? 'com.amazon.coral.service#UnrecognizedClientException' : 'InternalServerError';
  const message = isTheirs ? error.code : 'The table cannot be reached.';
  response.writeHead(isTheirs ? 400 : 500, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(JSON.stringify({ __type, message }));
};

/** Much faster than Node's `buffer` and `pipeline`, which matters because every read and write passes here. */
const readAll = (incoming: IncomingMessage) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)))
      .on('error', reject);
  });

const WRITES = /\.(Put|Update|Delete|TransactWrite|BatchWrite)/;

export const openTableDoor = async (table: string, credentials: Credentials, onWrite: () => void) => {
  const agent = new Agent({ keepAlive: true });

  const pass = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = incoming;
    const asked = await readAll(incoming);
    // Tests have their own clocks, so a request is never too old.
    const at = timeOf(String(headers['x-amz-date']));
    verifyHeaderSignature({ method, url, headers, body: asked }, credentials, 'dynamodb', at);
    const outgoing = forward(new URL(url, table), { method, headers, agent });
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    outgoing.on('response', resolve).on('error', reject).end(asked);
    const answer = await promise;
    const body = await readAll(answer);
    response.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
    if (WRITES.test(String(headers['x-amz-target']))) onWrite();
  };

  const { port, stop } = await listenOnLoopback((incoming, response) => {
    pass(incoming, response).catch((error: unknown) => refuse(response, error));
  }, 0);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      await stop();
      agent.destroy();
    },
  };
};
