/** The routes of every feature. Whoever asks for them has `#web/routing/page.ts` mocked: how pages are loaded is a browser's. */
import type { RouteObject } from 'react-router-dom';

export const everyRoute = (): RouteObject[] => {
  const files = import.meta.glob<Record<string, unknown>>('../../../web/src/features/*/routes.ts', { eager: true });
  return Object.values(files).flatMap((file) => Object.values(file).flat() as RouteObject[]); // as each exports them
};
