/** `/logout`: ends the session of hosted login and redirects to the app's page or to a new sign-in. */
import type { Reply, Request } from '#local/aws/cognito/http.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { clientIn, listed, readAuthorization } from './authorization.ts';
import { cookieOf, setCookie } from './cookies.ts';
import { SESSION_COOKIE } from './hosted-sessions.ts';
import { redirectTo } from './reply.ts';

export const logout = (pool: Pool, request: Request, query: URLSearchParams): Reply => {
  const client = clientIn(pool, query);
  const isSigningInAnew = query.get('logout_uri') === null && query.get('redirect_uri') !== null;
  if (isSigningInAnew) readAuthorization(pool, query);
  const to = isSigningInAnew ? `/login?${query}` : listed(client.LogoutURLs, query.get('logout_uri'), client);
  pool.hostedSessions.end(cookieOf(request, SESSION_COOKIE));
  return redirectTo(to, { 'set-cookie': setCookie(request, SESSION_COOKIE, '', 0) });
};
