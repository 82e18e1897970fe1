import { access as routes } from '#contract/people/access.ts';
import { serve } from '#lambdas/http/serve.ts';
import { currentUser, saveProfile } from './current-user.ts';
import { draftKey } from './draft-key.ts';

export const handler = serve(routes, {
  'GET /access/user': (_, caller) => currentUser(caller),
  'PATCH /access/user': ({ body, changeable }, caller) => saveProfile(caller, body, changeable),
  'GET /access/user/draft-key': async (_, caller) => ({ key: await draftKey(caller) }),
});
