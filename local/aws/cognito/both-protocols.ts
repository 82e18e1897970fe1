/**
 * Serves HTTP and HTTPS on one port: aws-amplify accepts any API address, but hosted login must use HTTPS. The first
 * byte of a connection tells the two protocols apart.
 */
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Certificate } from './crypto/certificate.ts';

/** First byte of every TLS connection; no HTTP request starts with it. */
const HANDSHAKE = 0x16;

/** Wraps the HTTP server `plain`, which keeps plain connections and passes TLS connections to an HTTPS server. */
export const alsoOverTls = (plain: Server, listener: RequestListener, certificate: Certificate) => {
  const secure = createServer(certificate, listener);
  const open = new Set<Socket>();
  const speakPlainly = plain.listeners('connection');
  plain.removeAllListeners('connection');

  plain.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // A client may disconnect before it sends its first byte.
    socket.on('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      if (first[0] === HANDSHAKE) secure.emit('connection', socket);
      else for (const speak of speakPlainly) speak.call(plain, socket);
      process.nextTick(() => socket.resume());
    });
  });

  return {
    /** Neither server knows a connection that has sent no data yet, so all sockets are destroyed here. */
    closeAll: () => {
      for (const socket of open) socket.destroy();
    },
  };
};
