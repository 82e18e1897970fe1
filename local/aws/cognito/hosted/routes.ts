/** The routes of hosted login, the pages on the pool's own domain. */
import type { Reply, Request } from '#local/aws/cognito/http.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { authorize } from './authorize.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { alert, page, STYLE_PATH, style } from './page.ts';
import { provider } from './provider/provider.ts';
import { HostedRefusal } from './reply.ts';
import { languageOf, textsIn } from './texts.ts';
import { userInfo } from './user-info.ts';

const styleSheet = (): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' },
  body: style,
});

const errorPage = (_: Pool, request: Request, query: URLSearchParams): Reply => {
  const language = languageOf(query, request);
  const texts = textsIn(language);
  const [code] = /^[a-z_]{1,64}$/.exec(query.get('error') ?? '') ?? [];
  const main = `      <p class="brand">Plumbline</p>
      <h1>${texts.error}</h1>
${alert(code && texts.errorCode(code))}`;
  return page({ language, title: texts.error, main, status: 400 });
};

type Route = (pool: Pool, request: Request, query: URLSearchParams) => Reply | Promise<Reply>;

const routes: Record<string, Route> = {
  'GET /oauth2/authorize': authorize,
  'GET /login': login,
  'POST /login': login,
  'POST /login/next': login,
  'GET /logout': logout,
  'GET /oauth2/userInfo': userInfo,
  'POST /oauth2/userInfo': userInfo,
  'GET /error': errorPage,
  [`GET ${STYLE_PATH}`]: styleSheet,
};

const routeOf = ({ method, path }: Request): Route | undefined => {
  if (path.startsWith('/provider/') && (method === 'GET' || method === 'POST')) return provider;
  const key = `${method} ${path}`;
  return Object.hasOwn(routes, key) ? routes[key] : undefined;
};

export const hosted = async (pool: Pool, request: Request): Promise<Reply | undefined> => {
  const query = new URLSearchParams(request.url.slice(request.path.length + 1));
  try {
    return await routeOf(request)?.(pool, request, query);
  } catch (error) {
    if (error instanceof HostedRefusal) return error.reply;
    throw error;
  }
};
