import { access as routes } from '#contract/access.ts';
import { permissions, reach } from '#domain/permissions.ts';
import { serve } from '#lambdas/http/serve.ts';
import { resourceGroups } from '#lambdas/stores/resource-groups.ts';
import { currentUser, saveProfile } from './current-user.ts';
import { draftKey } from './draft-key.ts';

export const handler = serve(routes, {
  'GET /access/user': (_, caller) => currentUser(caller),
  'PATCH /access/user': ({ body, changeable }, caller) => saveProfile(caller, body, changeable),
  'GET /access/user/draft-key': async (_, caller) => ({ key: await draftKey(caller) }),
  'GET /access/resource-groups': async ({ query, after }, caller) => {
    const { items, next, ...counts } = await resourceGroups.page(
      reach(caller.roles, permissions.readObjects),
      query,
      after,
    );
    return { resource_groups: items, ...counts, next_cursor: next };
  },
});
