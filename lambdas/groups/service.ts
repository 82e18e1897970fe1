/** All references to an application group: members, role holders and directory rules. */
import type { DirectoryRule } from '#domain/directory/directory.ts';
import type { Actor, Recorded } from '#domain/entity.ts';
import type { GroupContents } from '#domain/groups/group.ts';
import { MOST_ROWS } from '#domain/list/limits.ts';
import { fullName, rolesOf } from '#domain/people/person.ts';
import type { HeldRole } from '#domain/people/role.ts';
import type { User } from '#domain/people/user.ts';
import { nameOrder } from '#domain/text/name.ts';
import { applications } from '#lambdas/applications/store.ts';
import { groupNames } from '#lambdas/directory/group-store.ts';
import { directory } from '#lambdas/directory/store.ts';
import { apiClients, users } from '#lambdas/people/store.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { vendors } from '#lambdas/vendors/store.ts';

/** The number of names shown per kind. */
const NAMED = 10;

type Some<K extends keyof GroupContents> = GroupContents[K];

type Holder<K extends keyof GroupContents> = {
  /** Sorted by name. */
  find: (group: string, limit: number) => Promise<Some<K>>;
  /** The number of references per group. */
  count: (groups: readonly string[]) => Promise<Readonly<Record<string, number>>>;
  /** Removes the group from one entity, retrying on conflicts. */
  leave: (id: string, group: string, by: Actor) => Promise<void>;
};

type Store<E extends Recorded> = {
  get: (id: string) => Promise<E | undefined>;
  update: (before: E, after: E, by: Actor) => Promise<E>;
};

const changing =
  <E extends Recorded>(store: Store<E>, remove: (entity: E, group: string) => E) =>
  (id: string, group: string, by: Actor) =>
    retryOnConflict(async () => {
      const before = await store.get(id);
      if (before) await store.update(before, remove(before, group), by);
    });

const outOf = <E extends { resource_groups: string[] }>(entity: E, group: string): E => ({
  ...entity,
  resource_groups: entity.resource_groups.filter((one) => one !== group),
});

const rolesIn = (roles: readonly Pick<HeldRole, 'name' | 'resource_group'>[], group: string) =>
  roles.filter(({ resource_group }) => resource_group.id === group).map(({ name }) => name);
const rolesBut = (roles: readonly HeldRole[], group: string) =>
  roles.filter(({ resource_group }) => resource_group.id !== group);
const remove = (user: User, group: string): User => ({
  ...user,
  roles: rolesBut(user.roles, group),
  directory_roles: rolesBut(user.directory_roles, group),
});

const BY_NAME = { sort: 'name' } as const;

/** A rule without groups is removed. */
const rulesBut = (rules: readonly DirectoryRule[], rule: string, group: string) =>
  rules
    .map((one) => (one.id === rule ? outOf(one, group) : one))
    .filter(({ id, resource_groups }) => id !== rule || resource_groups.length > 0);

const rulesNow = async () => (await directory.get())?.rules ?? [];

/** Rules come first, so that no rule assigns a role again after it was removed from a person. */
export const holders: { [K in keyof GroupContents]: Holder<K> } = {
  rules: {
    find: async (group, limit) => {
      const rules = (await rulesNow()).filter(({ resource_groups }) => resource_groups.includes(group));
      const names = await groupNames(rules.map(({ directory_group }) => directory_group));
      const named = rules.map(({ id, directory_group, role }) => ({
        ...{ id, name: names[directory_group] ?? '', roles: [role] },
      }));
      const byName = named.toSorted((a, b) => (nameOrder(a.name) < nameOrder(b.name) ? -1 : 1));
      return { total: byName.length, first: byName.slice(0, limit) };
    },
    count: async (groups) => {
      const rules = await rulesNow();
      const countIn = (group: string) => rules.filter(({ resource_groups }) => resource_groups.includes(group)).length;
      return Object.fromEntries(groups.map((group) => [group, countIn(group)]));
    },
    leave: async (id, group, by) => {
      await directory.change(by, ({ rules }) => ({ rules: rulesBut(rules, id, group) }));
    },
  },
  applications: {
    find: async (group, limit) => {
      const { total, items } = await applications.page(
        'ALL',
        { ...BY_NAME, resource_groups: [group], limit },
        undefined,
      );
      return { total, first: items.map(({ id, name }) => ({ id, name })) };
    },
    // Facets ignore their own filter, so one call counts all groups.
    count: async (groups) => (await applications.metrics('ALL', { resource_groups: groups })).facets.resource_groups,
    leave: changing(applications, outOf),
  },
  vendors: {
    find: async (group, limit) => {
      const { total, items } = await vendors.page('ALL', { ...BY_NAME, resource_groups: [group], limit }, undefined);
      return { total, first: items.map(({ id, name }) => ({ id, name })) };
    },
    count: async (groups) => (await vendors.metrics('ALL', { resource_groups: groups })).facets.resource_groups,
    leave: changing(vendors, outOf),
  },
  people: {
    find: async (group, limit) => {
      const { total, items } = await users.page('ALL', { ...BY_NAME, resource_groups: [group], limit }, undefined);
      const first = items.map((user) => ({ id: user.id, name: fullName(user), roles: rolesIn(rolesOf(user), group) }));
      return { total, first };
    },
    count: async (groups) => (await users.metrics('ALL', { resource_groups: groups })).facets.resource_groups,
    leave: changing(users, remove),
  },
  api_clients: {
    find: async (group, limit) => {
      const { total, items } = await apiClients.page('ALL', { ...BY_NAME, resource_groups: [group], limit }, undefined);
      return { total, first: items.map(({ id, name, roles }) => ({ id, name, roles: rolesIn(roles, group) })) };
    },
    count: async (groups) => (await apiClients.metrics('ALL', { resource_groups: groups })).facets.resource_groups,
    leave: changing(apiClients, (client, group) => ({ ...client, roles: rolesBut(client.roles, group) })),
  },
};

export const contentsOf = async (group: string): Promise<GroupContents> => ({
  applications: await holders.applications.find(group, NAMED),
  vendors: await holders.vendors.find(group, NAMED),
  people: await holders.people.find(group, NAMED),
  api_clients: await holders.api_clients.find(group, NAMED),
  rules: await holders.rules.find(group, NAMED),
});

export const countsOf = async (groups: readonly string[]) => {
  const [inApplications, inVendors, inPeople, inClients, inRules] = await Promise.all([
    holders.applications.count(groups),
    holders.vendors.count(groups),
    holders.people.count(groups),
    holders.api_clients.count(groups),
    holders.rules.count(groups),
  ]);
  const countIn = (group: string) => ({
    applications: inApplications[group] ?? 0,
    vendors: inVendors[group] ?? 0,
    people: inPeople[group] ?? 0,
    api_clients: inClients[group] ?? 0,
    rules: inRules[group] ?? 0,
  });
  return new Map(groups.map((group) => [group, countIn(group)]));
};

export const isInUse = (contents: GroupContents) => Object.values(contents).some(({ total }) => total > 0);

/** Names of administrators whose role is in this group. */
export const administratorsIn = async (group: string): Promise<string[]> => {
  const asked = { ...BY_NAME, resource_groups: [group], role: ['Administrator'] as const, limit: MOST_ROWS };
  const { items } = await users.page('ALL', asked, undefined);
  // The filters match role and group separately, so the combination is checked here.
  return items.filter((user) => rolesIn(rolesOf(user), group).includes('Administrator')).map(fullName);
};
