import { security as routes } from '#contract/security.ts';
import { serve } from '#lambdas/http/serve.ts';
import { confirmEmail, requestEmail } from './change-email.ts';
import { signOutEverywhere } from './sign-out.ts';
import { undoEmail } from './undo-email.ts';

export const handler = serve(routes, {
  'POST /access/user/email': async ({ body }, caller) => {
    await requestEmail(caller, body.email);
    return undefined;
  },
  'POST /access/user/email/confirm': async ({ body, asked }, caller) => {
    await confirmEmail(caller, body.code, asked);
    return undefined;
  },
  'POST /access/user/email/undo': async ({ body, asked }) => {
    await undoEmail(body.token, asked);
    return undefined;
  },
  'POST /access/user/sign-out-everywhere': async (_, caller) => {
    await signOutEverywhere(caller);
    return undefined;
  },
});
