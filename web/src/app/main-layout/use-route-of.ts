import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, matchRoutes } from 'react-router-dom';

/** A nested route continues the path of its parent route. */
const joined = (above: string, path = '') => (path.startsWith('/') ? path : [above, path].filter(Boolean).join('/'));

/** The route pattern of a path, as the router matches it; undefined if no route matches. */
export const useRouteOf = () => {
  const routes = useContext(DataRouterContext)?.router.routes ?? [];
  return (path: string) => {
    const matched = matchRoutes(routes, path);
    if (!matched || matched.at(-1)?.route.path === '*') return undefined;
    return matched.reduce((above, { route }) => joined(above, route.path), '');
  };
};
