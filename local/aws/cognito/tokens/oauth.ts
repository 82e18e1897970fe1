/** `/oauth2/token` and `/oauth2/revoke`: tokens for API clients and for apps that use hosted login. */

import { CognitoError } from '#local/aws/cognito/errors.ts';
import { isVerified } from '#local/aws/cognito/hosted/authorization-codes.ts';
import { grantTokens } from '#local/aws/cognito/hosted/granted.ts';
import { scopesIn } from '#local/aws/cognito/hosted/scopes.ts';
import { json, type Reply, type Request } from '#local/aws/cognito/http.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { type AppClient, isSecret, rotationGrace, secondsOf } from './clients.ts';

const refused = (error: string) => json(400, { error });

/** Reads client id and secret from the `Authorization` header, or from the form. */
const credentialsOf = ({ headers }: Request, form: URLSearchParams) => {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (encoded === undefined) return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? undefined };
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return { id, secret: secret.join(':') };
};

const clientOf = (pool: Pool, request: Request, form: URLSearchParams) => {
  const { id, secret } = credentialsOf(request, form);
  const client = pool.clients.find(id);
  return client && isSecret(client, secret) ? client : undefined;
};

const mayUse = (client: AppClient, ...flows: string[]) =>
  client.AllowedOAuthFlowsUserPoolClient && flows.some((flow) => client.AllowedOAuthFlows.includes(flow));

const readForm = ({ headers, body }: Request) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')
    ? new URLSearchParams(body.toString())
    : undefined;

type GrantType = (pool: Pool, client: AppClient, form: URLSearchParams) => Reply | Promise<Reply>;

const clientCredentials: GrantType = (pool, client, form) => {
  if (!mayUse(client, 'client_credentials')) return refused('unauthorized_client');
  const asked = scopesIn(form.get('scope'));
  const scopes = asked.length > 0 ? asked : client.AllowedOAuthScopes;
  if (scopes.some((scope) => !client.AllowedOAuthScopes.includes(scope))) return refused('invalid_scope');
  const { token, seconds } = pool.tokens.forClient(client, scopes);
  return json(200, { access_token: token, expires_in: seconds, token_type: 'Bearer' });
};

const authorizationCode: GrantType = async (pool, client, form) => {
  if (!mayUse(client, 'code')) return refused('unauthorized_client');
  const [code, redirect] = [form.get('code'), form.get('redirect_uri')];
  if (!code || !redirect) return refused('invalid_request');
  const known = pool.authorizationCodes.take(code);
  const isTheirs = known?.client === client.ClientId && known.redirect === redirect;
  if (!known || !isTheirs || !isVerified(known, form.get('code_verifier'))) return refused('invalid_grant');
  const user = pool.users.get(known.user);
  if (!user?.enabled) return refused('invalid_grant');

  const life = secondsOf(client).refresh;
  const as = { scope: known.scope, signedIn: known.signed_in };
  const { grant, refreshToken } = pool.grants.open(user.id, client.ClientId, life, as);
  const tokens = await grantTokens(pool, user, client, grant, { nonce: known.nonce });
  return json(200, { ...tokens, refresh_token: refreshToken });
};

const refreshToken: GrantType = async (pool, client, form) => {
  if (!mayUse(client, 'code', 'implicit')) return refused('unauthorized_client');
  const token = form.get('refresh_token');
  if (!token) return refused('invalid_request');
  try {
    const grant = pool.grants.refreshed(token, client.ClientId);
    const user = pool.users.get(grant.user);
    if (!user?.enabled) return refused('invalid_grant');
    const tokens = await grantTokens(pool, user, client, grant, { source: 'TokenGeneration_RefreshTokens' });
    const grace = rotationGrace(client);
    const rotated = grace === undefined ? {} : { refresh_token: pool.grants.rotate(grant, token, grace) };
    return json(200, { ...tokens, ...rotated });
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    return refused('invalid_grant');
  }
};

const grantTypes: Record<string, GrantType> = {
  client_credentials: clientCredentials,
  authorization_code: authorizationCode,
  refresh_token: refreshToken,
};

export const tokenEndpoint = async (pool: Pool, request: Request): Promise<Reply> => {
  const form = readForm(request);
  const type = form?.get('grant_type');
  if (!form || !type) return refused('invalid_request');
  const grantType = Object.hasOwn(grantTypes, type) ? grantTypes[type] : undefined;
  if (!grantType) return refused('unsupported_grant_type');
  const client = clientOf(pool, request, form);
  return client ? grantType(pool, client, form) : refused('invalid_client');
};

export const revokeEndpoint = (pool: Pool, request: Request): Reply => {
  const form = readForm(request);
  const token = form?.get('token');
  if (!form || !token) return refused('invalid_request');
  const client = clientOf(pool, request, form);
  if (!client) return json(401, { error: 'invalid_client' });
  if (pool.keys.read(token)) return refused('unsupported_token_type');
  pool.grants.revoke(token, client.ClientId);
  return { status: 200, headers: { 'cache-control': 'no-store' }, body: '' };
};
