/** An HTTP server that this machine alone can reach: on 127.0.0.1, and on ::1 where there is one. */
import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { forThisMachine } from './for-this-machine.ts';

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

export const isPortTaken = (error: unknown) => isCode(error, 'EADDRINUSE');

const hasNoIpv6 = (error: unknown) => isCode(error, 'EADDRNOTAVAIL') || isCode(error, 'EAFNOSUPPORT');

/** Port 0 is any free one. */
export const listenOnLoopback = async (answer: RequestListener, wanted: number) => {
  const listener = forThisMachine(answer);
  const server: Server = createHttpServer(listener);
  // One server for both addresses: what comes to ::1 is handed to it.
  const second = createServer((socket) => server.emit('connection', socket));

  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has such an address.
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
