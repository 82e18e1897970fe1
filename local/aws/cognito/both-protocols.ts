/**
 * HTTP and HTTPS on one port, as aws-amplify needs it: it takes any address for the API, but hosted login must be on
 * https. The first byte of a connection tells which of the two it is.
 */
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Certificate } from './crypto/certificate.ts';

/** Every TLS connection begins with it, and no HTTP request does. */
const HANDSHAKE = 0x16;

/** `plain` goes on as it is, and hands over what it cannot read. */
export const alsoOverTls = (plain: Server, listener: RequestListener, certificate: Certificate) => {
  const secure = createServer(certificate, listener);
  const open = new Set<Socket>();
  const speakPlainly = plain.listeners('connection');
  plain.removeAllListeners('connection');

  plain.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // Who goes away before it is known what they speak does no harm.
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
    /** Those who have said nothing yet are known to neither server. */
    closeAll: () => {
      for (const socket of open) socket.destroy();
    },
  };
};
