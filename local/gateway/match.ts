import { gatewayRoutes, routeFinder } from '#contract/http/gateway-routes.ts';
import type { Routes } from '#contract/http/route.ts';

export type Match = { domain: string; routeKey: string; pathParameters: Record<string, string> | undefined };

/** An undecodable value is not passed on, so the handler reports it as missing. */
const decoded = ([name, text]: [string, string]) => {
  try {
    return [[name, decodeURIComponent(text)]];
  } catch {
    return [];
  }
};

/** Finds the function and the route of a request, whose path is as sent, still percent-encoded. */
export const makeMatch = (contract: Record<string, Routes>) => {
  const find = routeFinder(
    Object.entries(contract).flatMap(([domain, routes]) =>
      gatewayRoutes(domain, routes).map((route) => ({ domain, ...route })),
    ),
  );

  return (method: string, path: string): Match | undefined => {
    const found = find(method, path);
    if (!found) return undefined;
    const { route, parameters } = found;
    const pathParameters: Record<string, string> = Object.fromEntries(Object.entries(parameters).flatMap(decoded));
    return {
      domain: route.domain,
      routeKey: `${route.method} ${route.path}`,
      pathParameters: Object.keys(pathParameters).length > 0 ? pathParameters : undefined,
    };
  };
};
