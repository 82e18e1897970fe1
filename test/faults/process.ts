/** Simulates a crash of the process that handles requests: their remaining work never happens. */
import { AsyncLocalStorage } from 'node:async_hooks';

type Process = { isDead: boolean; died: PromiseWithResolvers<void> };

const begin = (): Process => ({ isDead: false, died: Promise.withResolvers() });
const inside = new AsyncLocalStorage<Process>();
let current = begin();

export const process = {
  /** Returns undefined if the process is killed first. */
  run: <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const own = current;
    return inside.run(own, () => Promise.race([work(), own.died.promise.then(() => undefined)]));
  },

  /** Later requests run in a new process. */
  kill: () => {
    current.isDead = true;
    current.died.resolve();
    current = begin();
  },

  /** Never resolves in a killed process. */
  goOn: async () => {
    if (inside.getStore()?.isDead) await new Promise<never>(() => {});
  },
};
