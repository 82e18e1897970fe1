/**
 * Replaces the sources of functions with their deployed bundles, so that tests fail if the build removes code that is
 * needed.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFunctions, handlers } from '#lib/functions/bundling.ts';

export const asDeployed = async (outdir: string) => {
  const functions = await buildFunctions(outdir, handlers());
  const urlOf = (...path: string[]) => pathToFileURL(join(...path)).href;
  const built = new Map(
    functions.map(({ name, folder }) => [
      urlOf(import.meta.dirname, '..', 'lambdas', `${name}.ts`),
      urlOf(folder, 'index.js'),
    ]),
  );
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const url = built.get(resolved.url);
      return url ? { url, format: 'commonjs', shortCircuit: true } : resolved;
    },
  });
};
