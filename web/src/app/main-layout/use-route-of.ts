import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, matchRoutes } from 'react-router-dom';

/** Where one route is within another, its path goes on from there. */
const joined = (above: string, path = '') => (path.startsWith('/') ? path : [above, path].filter(Boolean).join('/'));

/** Of which route of this build a path is, as the router itself knows it; nothing for one that it does not find. */
export const useRouteOf = () => {
  const routes = useContext(DataRouterContext)?.router.routes ?? [];
  return (path: string) => {
    const matched = matchRoutes(routes, path);
    if (!matched || matched.at(-1)?.route.path === '*') return undefined;
    return matched.reduce((above, { route }) => joined(above, route.path), '');
  };
};

export const useRouteExists = () => {
  const routeOf = useRouteOf();
  return (path: string) => routeOf(path) !== undefined;
};
