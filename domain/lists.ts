/** Every list with saved views, by the name that its page and the API use. */

import { applicationList } from './applications/list.ts';
import { apiClientList } from './clients/list.ts';
import { evidenceList } from './controls/evidence-list.ts';
import { resourceGroupList } from './groups/list.ts';
import type { List } from './list/columns.ts';
import type { ListName } from './list/names.ts';
import { modelList } from './models/list.ts';
import { userList } from './people/list.ts';
import { policyList } from './policies/list.ts';
import { riskList } from './register/list.ts';
import { vendorList } from './vendors/list.ts';

export const lists = {
  'api-access': apiClientList,
  applications: applicationList,
  'application-groups': resourceGroupList,
  evidence: evidenceList,
  models: modelList,
  'manage-users': userList,
  policies: policyList,
  risks: riskList,
  vendors: vendorList,
} as const satisfies Record<ListName, List<never>>;
