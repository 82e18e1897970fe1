/** `/oauth2/authorize`: redirects signed-in users to the app, and others to a sign-in page. */
import type { Reply, Request } from '#local/aws/cognito/http.ts';
import type { Pool, Provider } from '#local/aws/cognito/pool.ts';
import { type Authorization, backToApp, readAuthorization } from './authorization.ts';
import { cookieOf } from './cookies.ts';
import { finish } from './finish.ts';
import { SESSION_COOKIE } from './hosted-sessions.ts';
import { redirectTo } from './reply.ts';

const LOCAL = 'COGNITO';

/** Finds a provider by name, or by an e-mail domain of its users. */
const providerOf = (pool: Pool, { client, query }: Authorization): Provider | typeof LOCAL | 'unknown' | undefined => {
  const [name, identifier] = [query.get('identity_provider'), query.get('idp_identifier')];
  if (name === null && identifier === null) return undefined;
  if (name === LOCAL) return LOCAL;
  const provider = pool.providers.find(
    (known) => known.name === name || (identifier !== null && known.domains.includes(identifier.toLowerCase())),
  );
  return provider && client.SupportedIdentityProviders.includes(provider.name) ? provider : 'unknown';
};

const sessionOf = (pool: Pool, request: Request, query: URLSearchParams) => {
  if (query.get('prompt') === 'login') return undefined;
  const session = pool.hostedSessions.find(cookieOf(request, SESSION_COOKIE));
  const user = session && pool.users.get(session.user);
  return session && user?.enabled ? { session, user } : undefined;
};

export const authorize = (pool: Pool, request: Request, query: URLSearchParams): Reply | Promise<Reply> => {
  const authorization = readAuthorization(pool, query);
  const provider = providerOf(pool, authorization);
  if (provider === 'unknown')
    return backToApp(authorization, {
      error: 'invalid_request',
      error_description: 'Login option is not available. Please try another one',
    });

  const name = typeof provider === 'object' ? provider.name : provider;
  const known = sessionOf(pool, request, query);
  if (known && (name === undefined || known.session.provider === name))
    return finish(pool, authorization, known.user, known.session);
  if (query.get('prompt') === 'none') return backToApp(authorization, { error: 'login_required' });
  return redirectTo(
    typeof provider === 'object' ? `/provider/${encodeURIComponent(provider.name)}?${query}` : `/login?${query}`,
  );
};
