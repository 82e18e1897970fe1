/** How people prove who they are, and what ends that. Its function alone may change somebody's account in the user pool. */
import { route } from './route.ts';

export const security = {
  'POST /access/user/sign-out-everywhere': route({
    allow: 'signed-in',
    summary: 'Have every token of yours refused from now on, this one too',
  }),
};
