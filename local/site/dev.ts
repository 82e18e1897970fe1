/** For `npm run dev`: vite serves the web app from its sources and updates the open page. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { ROOT } from '#local/project.ts';

/** Relaxes the Content-Security-Policy for vite's client. */
export const relaxed = (policy: string, webSocket: string) =>
  policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("font-src 'self'", "font-src 'self' data:")
    .replace("connect-src 'self'", `connect-src 'self' ${webSocket}`);

export const startDevSite = async (server: Server) => {
  const vite = await createServer({
    root: join(ROOT, 'web'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    serve: async (request: IncomingMessage, response: ServerResponse) => vite.middlewares(request, response),
    /** Uses vite's watcher, because Node's loses a file that an editor replaces. */
    watch: (folders: readonly string[], onChange: () => void) => {
      const paths = folders.map((folder) => join(ROOT, folder, '/'));
      vite.watcher.add(paths);
      vite.watcher.on('all', (_, file) => {
        if (paths.some((path) => file.startsWith(path))) onChange();
      });
    },
    stop: () => vite.close(),
  };
};
