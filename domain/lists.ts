/** Every list with saved views, by the name that its page and the API use. */

import { applicationList } from './applications/list.ts';
import { apiClientList } from './clients/list.ts';
import { evidenceList } from './controls/evidence-list.ts';
import type { Role } from './enumerations.ts';
import { resourceGroupList } from './groups/list.ts';
import type { List } from './list/columns.ts';
import type { ListName } from './list/names.ts';
import { modelList } from './models/list.ts';
import { userList } from './people/list.ts';
import { type Grant, holds, permissions, reach } from './permissions.ts';
import { vendorList } from './vendors/list.ts';

export const lists = {
  'api-access': apiClientList,
  applications: applicationList,
  'application-groups': resourceGroupList,
  evidence: evidenceList,
  models: modelList,
  'manage-users': userList,
  vendors: vendorList,
} as const satisfies Record<ListName, List<never>>;

/** Roles that may read each list. */
export const readersOf: Readonly<Record<ListName, readonly Role[]>> = {
  'api-access': permissions.administer,
  applications: permissions.readObjects,
  'application-groups': permissions.administer,
  evidence: permissions.readFrameworks,
  models: permissions.readObjects,
  'manage-users': permissions.administer,
  vendors: permissions.readObjects,
};

/** Lists for readers with access to all groups only. */
const OF_THE_COMPANY: readonly ListName[] = ['evidence'];

export const mayRead = (list: ListName, grants: readonly Grant[]) =>
  holds(grants, readersOf[list]) && (!OF_THE_COMPANY.includes(list) || reach(grants, readersOf[list]) === 'ALL');
