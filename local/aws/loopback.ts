/** An HTTP server on the loopback interface only: 127.0.0.1, and ::1 if available. */
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { forThisMachine } from './for-this-machine.ts';

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

export const isPortTaken = (error: unknown) => isCode(error, 'EADDRINUSE');

const hasNoIpv6 = (error: unknown) => isCode(error, 'EADDRNOTAVAIL') || isCode(error, 'EAFNOSUPPORT');

/** Port 0 selects any free port. */
export const listenOnLoopback = async (answer: RequestListener, wanted: number) => {
  const listener = forThisMachine(answer);
  const server: Server = createHttpServer(listener);
  // One server handles both addresses: connections to ::1 are passed to it.
  const second = createServer((socket) => server.emit('connection', socket));

  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: a server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo;
  try {
    second.listen(port, '::1');
    await once(second, 'listening');
  } catch (error) {
    if (!hasNoIpv6(error)) {
      server.close();
      throw error;
    }
  }

  return {
    port,
    server,
    /** For a server that shares the port. */
    listener,
    stop: async () => {
      if (second.listening) second.close();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
