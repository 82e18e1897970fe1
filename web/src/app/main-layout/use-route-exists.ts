import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, matchRoutes } from 'react-router-dom';

/** Whether a path is a page of this build, as the router itself knows it, rather than one that it does not find. */
export const useRouteExists = () => {
  const routes = useContext(DataRouterContext)?.router.routes ?? [];
  return (path: string) => {
    const matched = matchRoutes(routes, path)?.at(-1);
    return matched !== undefined && matched.route.path !== '*';
  };
};
