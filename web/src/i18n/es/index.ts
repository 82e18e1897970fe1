import { actions } from './actions.ts';
import { applications } from './applications.ts';
import { entry } from './entry.ts';
import { identity } from './identity.ts';
import { layout } from './layout.ts';
import { notifications } from './notifications.ts';
import { pages } from './pages.ts';
import { risk } from './risk.ts';
import { settings } from './settings.ts';
import { signIn } from './sign-in.ts';

export const es = { actions, applications, entry, identity, layout, notifications, pages, risk, settings, signIn };
