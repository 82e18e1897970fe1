/**
 * The authorization request of an app: `/oauth2/authorize`, `/login` and the pages of providers all pass it on in their
 * query.
 */

import type { Pool } from '#local/aws/cognito/pool.ts';
import type { AppClient } from '#local/aws/cognito/tokens/clients.ts';
import { HostedRefusal, type HostedReply, redirectTo } from './reply.ts';
import { scopesIn } from './scopes.ts';

export type Authorization = {
  client: AppClient;
  redirect: string;
  type: 'code' | 'token';
  scope: string;
  state: string | null;
  nonce: string | null;
  /** The PKCE challenge: the SHA-256 hash of the verifier. */
  challenge: string | null;
  query: URLSearchParams;
};

type ReturnTo = { redirect: string; type: string | null; state: string | null };

/** Redirects to the app with a code in the query, or with tokens in the fragment, which no server sees. */
export const backToApp = (
  { redirect, type, state }: ReturnTo,
  values: Record<string, string>,
  more: Record<string, string | string[]> = {},
): HostedReply => {
  const to = new URL(redirect);
  const given = new URLSearchParams({ ...values, ...(state === null ? {} : { state }) });
  if (type === 'token') to.hash = given.toString();
  else for (const [name, value] of given) to.searchParams.append(name, value);
  return redirectTo(to.href, more);
};

/** Redirects to an error page, because an app that could not be identified must not receive the user. */
const errorPage = (error: string, client: string | null) =>
  new HostedRefusal(redirectTo(`/error?${new URLSearchParams({ error, ...(client ? { client_id: client } : {}) })}`));

export const clientIn = (pool: Pool, query: URLSearchParams): AppClient => {
  const id = query.get('client_id');
  const client = id === null ? undefined : pool.clients.find(id);
  if (!client?.AllowedOAuthFlowsUserPoolClient) throw errorPage('invalid_request', null);
  return client;
};

/** Accepts only an exact match with a registered URL. */
export const listed = (urls: readonly string[], url: string | null, client: AppClient): string => {
  if (url === null) throw errorPage('invalid_request', client.ClientId);
  if (!urls.includes(url)) throw errorPage('redirect_mismatch', client.ClientId);
  return url;
};

const FLOWS = { code: 'code', token: 'implicit' } as const;

export const readAuthorization = (pool: Pool, query: URLSearchParams): Authorization => {
  const client = clientIn(pool, query);
  const redirect = listed(client.CallbackURLs, query.get('redirect_uri'), client);
  const [type, state] = [query.get('response_type'), query.get('state')];
  const refused = (error: string) => new HostedRefusal(backToApp({ redirect, type, state }, { error }));

  if (type !== 'code' && type !== 'token') throw refused('invalid_request');
  if (!client.AllowedOAuthFlows.includes(FLOWS[type])) throw refused('unauthorized_client');
  const asked = scopesIn(query.get('scope'));
  if (asked.some((scope) => !client.AllowedOAuthScopes.includes(scope))) throw refused('invalid_scope');
  const scopes = asked.length > 0 ? asked : client.AllowedOAuthScopes;

  const [challenge, method] = [query.get('code_challenge'), query.get('code_challenge_method')];
  const isSound = challenge === null ? method === null : method === 'S256' && /^[\w-]{43}$/.test(challenge);
  if (!isSound) throw refused('invalid_request');
  return { client, redirect, type, scope: scopes.join(' '), state, nonce: query.get('nonce'), challenge, query };
};
