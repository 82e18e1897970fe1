/** The routes of the gateway, and the search for the route of a request. */
import { PREFIX, prefixOf, SCIM_PREFIX } from './prefix.ts';
import { type Method, type Routes, split } from './route.ts';

/**
 * Domains with one route on the gateway for all of their paths, which start alike: an HTTP API of a new account may
 * have 300 routes.
 */
const PROXIED: Readonly<Record<string, string>> = {
  policies: `${PREFIX}/policies`,
  scim: SCIM_PREFIX,
  templates: `${PREFIX}/word-templates`,
};

type Pattern<M extends string> = { method: M; path: string };

/** The methods and paths that routes answer. Programs that read text ask with HEAD, too, whether it has changed. */
export const requestsOf = (prefix: string, routes: Routes): Pattern<Method | 'HEAD'>[] =>
  Object.entries(routes).flatMap(([key, { mediaType }]) => {
    const { method, path } = split(key);
    const request = { method, path: `${prefix}${path}` };
    return mediaType ? [request, { ...request, method: 'HEAD' }] : [request];
  });

export const gatewayRoutes = (domain: string, routes: Routes): Pattern<Method | 'HEAD' | 'ANY'>[] => {
  const requests = requestsOf(prefixOf(domain), routes);
  const start = PROXIED[domain];
  if (start === undefined) return requests;
  const outside = requests.find(({ path }) => path !== start && !path.startsWith(`${start}/`));
  if (outside) throw new Error(`${outside.path} does not start with ${start}, as all paths of ${domain} must.`);
  // A proxy path does not match its own start.
  const paths = [...new Set(requests.map(({ path }) => (path === start ? start : `${start}/{proxy+}`)))];
  return paths.map((path) => ({ method: 'ANY', path }));
};

const parameterOf = (segment: string) => /^{(\w+)\+?}$/.exec(segment)?.[1];
const isProxy = (segment: string | undefined) => segment === '{proxy+}';

const parametersOf = (pattern: readonly string[], path: readonly string[]) => {
  const wanted = isProxy(pattern.at(-1)) ? path.slice(0, pattern.length) : path;
  if (pattern.length !== wanted.length) return undefined;
  const found: Record<string, string> = {};
  for (const [i, segment] of pattern.entries()) {
    const value = isProxy(segment) ? path.slice(i).join('/') : (path[i] ?? '');
    const name = parameterOf(segment);
    if (name ? value === '' : value !== segment) return undefined;
    if (name) found[name] = value;
  }
  return found;
};

/** Sorts static segments before parameters, and these before proxies, from left to right. */
const rank = (pattern: readonly string[]) =>
  pattern.map((segment) => (isProxy(segment) ? 2 : parameterOf(segment) ? 1 : 0)).join('');

/** Finds the route for a request, as API Gateway does: static segments take precedence over parameters. */
export const routeFinder = <R extends Pattern<string>>(routes: readonly R[]) => {
  const patterns = routes
    .map((route) => ({ route, pattern: route.path.split('/') }))
    .sort((a, b) => rank(a.pattern).localeCompare(rank(b.pattern)));

  return (method: string, path: string): { route: R; parameters: Record<string, string> } | undefined => {
    const segments = path.split('/');
    for (const { route, pattern } of patterns) {
      if (route.method !== method && route.method !== 'ANY') continue;
      const parameters = parametersOf(pattern, segments);
      if (parameters) return { route, parameters };
    }
    return undefined;
  };
};
