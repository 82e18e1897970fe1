/** What is said to whoever asks for what is not there: which methods there are for the path, or that there is no such thing. */
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
