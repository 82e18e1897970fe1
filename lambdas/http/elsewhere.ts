/** The error for an unknown route: the allowed methods if the path exists, otherwise "not found". */
import { split } from '#contract/route.ts';
import { wrongMethod } from '#lambdas/known-errors.ts';

const leadsTo = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/{\w+}/g, '[^/]+')}$`);

export const elsewhereThan = (prefix: string, keys: readonly string[], unknown: () => Error) => {
  const routes = keys.map(split);
  return (asked: string): Error => {
    const there = routes.filter(({ path }) => leadsTo(`${prefix}${path}`).test(asked));
    return there.length > 0 ? wrongMethod(there.map(({ method }) => method)) : unknown();
  };
};
