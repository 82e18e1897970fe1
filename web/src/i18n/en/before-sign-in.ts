import { actions } from './actions.ts';
import { entry } from './entry.ts';
import { identity } from './identity.ts';
import { pages } from './pages.ts';
import { signIn } from './sign-in.ts';

export const beforeSignIn = { actions, entry, identity, pages, signIn };
