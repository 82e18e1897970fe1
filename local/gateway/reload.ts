/**
 * Reloads changed handlers for `npm run dev` while all other parts keep running. A module imported with `?generation=2`
 * passes the query on to its imports, so generations share no modules.
 */
import { registerHooks } from 'node:module';
import { type Functions, loadFunctions } from './functions.ts';

const SOURCES = ['lambdas', 'contract', 'domain'] as const;

const inheritGeneration = () =>
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const generation = context.parentURL && /\?generation=\d+$/.exec(context.parentURL)?.[0];
      const isOurs = resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/');
      return generation && isOurs && !resolved.url.includes('?')
        ? { ...resolved, url: `${resolved.url}${generation}` }
        : resolved;
    },
  });

type Watch = (folders: readonly string[], onChange: () => void) => void;

export const reloadHandlers = (
  watch: Watch,
  onLoad: (functions: Functions) => void,
  reloadJobs: () => Promise<void>,
) => {
  const hooks = inheritGeneration();
  let generation = 0;
  let pending: NodeJS.Timeout | undefined;

  const load = async () => {
    generation += 1;
    try {
      onLoad(await loadFunctions(`?generation=${generation}`));
      await reloadJobs();
      console.log(`Handlers reloaded (${new Date().toLocaleTimeString()})`);
    } catch (error) {
      console.error('The handlers could not be reloaded:', error);
    }
  };
  watch(SOURCES, () => {
    clearTimeout(pending);
    pending = setTimeout(load, 50);
  });
  return {
    stop: async () => {
      clearTimeout(pending);
      hooks.deregister();
    },
  };
};
