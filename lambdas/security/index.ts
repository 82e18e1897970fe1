import { security as routes } from '#contract/security.ts';
import { serve } from '#lambdas/http/serve.ts';
import { signOutEverywhere } from './sign-out.ts';

export const handler = serve(routes, {
  'POST /access/user/sign-out-everywhere': async (_, caller) => {
    await signOutEverywhere(caller);
    return undefined;
  },
});
