import { directory as routes } from '#contract/people/directory.ts';
import { serve } from '#lambdas/http/serve.ts';
import { addRule, changeRule, membersOf, removeRule, showDirectory } from './rules.ts';
import { makeToken, revokeToken } from './tokens.ts';

export const handler = serve(routes, {
  'GET /access/directory': showDirectory,
  'POST /access/directory/tokens': ({ requestOrigin }, caller) => makeToken(caller, requestOrigin.at),
  'DELETE /access/directory/tokens/{id}': ({ params }, caller) => revokeToken(caller, params.id),
  'POST /access/directory/rules': ({ body }, caller) => addRule(caller, body),
  'PUT /access/directory/rules/{id}': ({ params, body }, caller) => changeRule(caller, params.id, body),
  'DELETE /access/directory/rules/{id}': ({ params }, caller) => removeRule(caller, params.id),
  'GET /access/directory/groups/{id}/members': ({ params }) => membersOf(params.id),
});
