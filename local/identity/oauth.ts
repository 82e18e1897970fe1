/** `/oauth2/token`: a token for a program that has an app client of its own. */
import { isSecret } from './clients.ts';
import { json, type Reply, type Request } from './http.ts';
import type { Pool } from './pool.ts';

const refused = (error: string) => json(400, { error });

/** From the `Authorization` header, or from the form. */
const credentialsOf = ({ headers }: Request, form: URLSearchParams) => {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (encoded === undefined) return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? undefined };
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return { id, secret: secret.join(':') };
};

const clientCredentials = (pool: Pool, request: Request, form: URLSearchParams): Reply => {
  const { id, secret } = credentialsOf(request, form);
  const client = pool.clients.find(id);
  if (!client || !isSecret(client, secret)) return refused('invalid_client');
  const isAllowed = client.AllowedOAuthFlowsUserPoolClient && client.AllowedOAuthFlows.includes('client_credentials');
  if (!isAllowed) return refused('unauthorized_client');

  const asked = (form.get('scope') ?? '').split(/\s+/).filter((scope) => scope !== '');
  const scopes = asked.length > 0 ? [...new Set(asked)] : client.AllowedOAuthScopes;
  if (scopes.some((scope) => !client.AllowedOAuthScopes.includes(scope))) return refused('invalid_scope');
  const { token, seconds } = pool.tokens.forClient(client, scopes);
  return json(200, { access_token: token, expires_in: seconds, token_type: 'Bearer' });
};

export const tokenEndpoint = (pool: Pool, request: Request): Reply => {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return refused('invalid_request');
  const form = new URLSearchParams(request.body.toString());
  switch (form.get('grant_type')) {
    case 'client_credentials':
      return clientCredentials(pool, request, form);
    case null:
      return refused('invalid_request');
    default:
      return refused('unsupported_grant_type');
  }
};
