import { apiAccess } from './api-access.ts';
import { apiReference } from './api-reference.ts';
import { applications } from './applications.ts';
import { assessments } from './assessment-words.ts';
import { bias } from './bias.ts';
import { comments } from './comments.ts';
import { detail } from './detail.ts';
import { drafts } from './drafts.ts';
import { exports } from './exports.ts';
import { fieldErrors } from './field-errors.ts';
import { form } from './form.ts';
import { idle } from './idle.ts';
import { layout } from './layout.ts';
import { list } from './list.ts';
import { notifications } from './notifications.ts';
import { resourceGroups } from './resource-groups.ts';
import { risk } from './risk.ts';
import { roles } from './roles.ts';
import { secret } from './secret.ts';
import { vendors } from './vendors.ts';
import { viewing } from './viewing.ts';

export const afterSignIn = {
  apiAccess,
  apiReference,
  applications,
  assessments,
  bias,
  comments,
  detail,
  drafts,
  exports,
  fieldErrors,
  form,
  idle,
  layout,
  list,
  notifications,
  resourceGroups,
  risk,
  roles,
  secret,
  vendors,
  viewing,
};
