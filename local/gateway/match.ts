/** Finds the route for a request, as API Gateway does: static segments take precedence over parameters. */
import { prefixOf } from '#contract/http/prefix.ts';
import { gatewayRoutes, type Routes } from '#contract/http/route.ts';

export type Match = { domain: string; routeKey: string; pathParameters: Record<string, string> | undefined };

const parameterOf = (segment: string) => /^{(\w+)}$/.exec(segment)?.[1];

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // not passed on, so the handler reports it as missing
  }
};

const parametersOf = (pattern: readonly string[], path: readonly string[]) => {
  if (pattern.length !== path.length) return undefined;
  const found: Record<string, string> = {};
  for (const [i, wanted] of pattern.entries()) {
    const given = path[i] ?? '';
    const name = parameterOf(wanted);
    if (name ? given === '' : given !== wanted) return undefined;
    const value = name ? decoded(given) : undefined;
    if (name && value !== undefined) found[name] = value;
  }
  return found;
};

/** Sorts static segments before parameters, from left to right. */
const rank = (pattern: readonly string[]) => pattern.map((segment) => (parameterOf(segment) ? 1 : 0)).join('');

export const makeMatch = (contract: Record<string, Routes>) => {
  const routes = Object.entries(contract)
    .flatMap(([domain, routes]) => gatewayRoutes(routes).map((route) => ({ domain, ...route })))
    .map(({ domain, method, path }) => {
      const fullPath = `${prefixOf(domain)}${path}`;
      const pattern = fullPath.split('/');
      return { domain, method, path: fullPath, pattern, rank: rank(pattern) };
    })
    .sort((a, b) => a.rank.localeCompare(b.rank));

  /** `path` is as sent, still percent-encoded. */
  return (method: string, path: string): Match | undefined => {
    const segments = path.split('/');
    for (const route of routes) {
      if (route.method !== method) continue;
      const found = parametersOf(route.pattern, segments);
      if (!found) continue;
      const pathParameters = Object.keys(found).length > 0 ? found : undefined;
      return { domain: route.domain, routeKey: `${method} ${route.path}`, pathParameters };
    }
    return undefined;
  };
};
