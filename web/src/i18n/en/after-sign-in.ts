import { applications } from './applications.ts';
import { drafts } from './drafts.ts';
import { fieldErrors } from './field-errors.ts';
import { form } from './form.ts';
import { idle } from './idle.ts';
import { layout } from './layout.ts';
import { list } from './list.ts';
import { notifications } from './notifications.ts';
import { risk } from './risk.ts';

export const afterSignIn = { applications, drafts, fieldErrors, form, idle, layout, list, notifications, risk };
