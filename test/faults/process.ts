/** Kills the process in which requests are answered: whatever they were about to do next never happens. */
import { AsyncLocalStorage } from 'node:async_hooks';

type Process = { isDead: boolean; died: PromiseWithResolvers<void> };

const begin = (): Process => ({ isDead: false, died: Promise.withResolvers() });
const inside = new AsyncLocalStorage<Process>();
let current = begin();

export const process = {
  /** Nothing comes back where the process died first. */
  run: <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const own = current;
    return inside.run(own, () => Promise.race([work(), own.died.promise.then(() => undefined)]));
  },

  /** Those that come next are answered by another one. */
  kill: () => {
    current.isDead = true;
    current.died.resolve();
    current = begin();
  },

  /** Nothing after this happens in a process that is dead. */
  goOn: async () => {
    if (inside.getStore()?.isDead) await new Promise<never>(() => {});
  },
};
