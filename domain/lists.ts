/** Every list that has views, by the name that its page and the API give it. */
import { applicationList } from './application-list.ts';
import type { List } from './list/columns.ts';
import { vendorList } from './vendor-list.ts';

export const lists = { applications: applicationList, vendors: vendorList } as const satisfies Record<
  string,
  List<never>
>;

export type ListName = keyof typeof lists;
export const LIST_NAMES = Object.keys(lists) as ListName[]; // the names of this very object
