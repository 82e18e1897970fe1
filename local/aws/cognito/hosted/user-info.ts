/** `/oauth2/userInfo`: the user's attributes for an access token with the scope `openid`. */
import { CognitoError } from '#local/aws/cognito/errors.ts';
import { json, type Reply, type Request } from '#local/aws/cognito/http.ts';
import type { Pool } from '#local/aws/cognito/pool.ts';
import { attributesFor } from './scopes.ts';

const refused = (status: number, error: string, description: string): Reply => {
  const reply = json(status, { error, error_description: description });
  const challenge = `Bearer error="${error}", error_description="${description}"`;
  return { ...reply, headers: { ...reply.headers, 'www-authenticate': challenge } };
};

export const userInfo = (pool: Pool, { headers }: Request): Reply => {
  const [, token] = /^Bearer ([\w.=-]+)$/i.exec(headers.authorization ?? '') ?? [];
  if (token === undefined) return refused(400, 'invalid_request', 'Bad OAuth2 request at UserInfo Endpoint');
  try {
    const { user, scope } = pool.tokens.bearer(token, 'openid');
    return json(200, { sub: user.id, ...attributesFor(user.attributes, scope), username: user.username });
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    const why = error.message.includes('scopes')
      ? 'Access token does not contain openid scope'
      : 'Access token is expired, disabled, or deleted, or the user has globally signed out.';
    return refused(401, 'invalid_token', why);
  }
};
