/** The routes of every feature. Callers mock `#web/routing/page.ts`, because pages load only in a browser. */
import type { RouteObject } from 'react-router-dom';

export const everyRoute = (): RouteObject[] => {
  const files = import.meta.glob<Record<string, unknown>>('../../../web/src/features/*/routes.ts', { eager: true });
  return Object.values(files).flatMap((file) => Object.values(file).flat() as RouteObject[]); // each exports routes
};
