/** The error for an unknown route: the allowed methods if the path exists, otherwise "not found". */
import { split } from '#contract/http/route.ts';
import { wrongMethod } from '#lambdas/known-errors.ts';

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/{\w+}/g, '[^/]+')}$`);

export const unknownRouteErrors = (prefix: string, keys: readonly string[], unknown: () => Error) => {
  const routes = keys.map(split);
  return (requested: string): Error => {
    const found = routes.filter(({ path }) => patternOf(`${prefix}${path}`).test(requested));
    return found.length > 0 ? wrongMethod(found.map(({ method }) => method)) : unknown();
  };
};
