// A lock between processes, held as an abstract Unix socket: the kernel releases it when its holder ends for any
// reason, so no stale lock remains. Plain JavaScript, because set-up.mjs needs it before TypeScript can run.
import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** @param {string} name */
const addressOf = (name) => `\0plumbline-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;

/**
 * Takes the lock, or returns undefined if another process has it.
 * @param {string} name
 */
export const tryLock = (name) =>
  new Promise((resolve, reject) => {
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => waiting.delete(socket))
        .unref();
    });
    const release = () => {
      server.close();
      for (const socket of waiting) socket.destroy();
    };
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(addressOf(name), () => resolve(release));
    server.unref();
  });

/**
 * Resolves when the holder has released the lock.
 * @param {string} name
 */
const released = (name) =>
  new Promise((resolve) => {
    connect(addressOf(name)).on('error', resolve).on('close', resolve).resume();
  });

/**
 * Takes the lock and waits if another process has it.
 * @param {string} name
 * @param {() => void} [onWait]
 */
export const lock = async (name, onWait) => {
  for (let told = false; ; told = true) {
    const release = await tryLock(name);
    if (release) return release;
    if (!told) onWait?.();
    await released(name);
  }
};
