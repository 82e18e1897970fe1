import { randomUUID } from 'node:crypto';
import { environment } from '#contract/environment.ts';
import { SCIM_PREFIX } from '#contract/http/prefix.ts';
import type { RuleDraft, ShownDirectory, ShownRule } from '#contract/people/directory.ts';
import { areAlike, type DirectoryRule, joined, rolesByRules } from '#domain/directory/directory.ts';
import type { RequestActor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { MOST_GROUPS } from '#domain/groups/rules.ts';
import { displayName, fullName } from '#domain/people/person.ts';
import { isAdministrator, MOST_ROLES } from '#domain/permissions.ts';
import { nameOrder } from '#domain/text/name.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { invalid, notFound, raise, tooMany } from '#lambdas/known-errors.ts';
import { mustGiveWithoutEnd } from '#lambdas/people/role-service.ts';
import { users } from '#lambdas/people/store.ts';
import { retryWhenTaken } from '#lambdas/persistence/retry.ts';
import { directoryGroups } from './group-store.ts';
import { directory } from './store.ts';

const membersBy = async () => {
  const counts = new Map<string, number>();
  for (const { directory_groups } of await users.rows())
    for (const id of directory_groups) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (id: string) => counts.get(id) ?? 0;
};

/** Deleted application groups are omitted; rules have no effect there. */
const asShown = async (rules: readonly DirectoryRule[]): Promise<ShownRule[]> => {
  const [known, members] = [await directoryGroups.rows(), await membersBy()];
  const groups = await resourceGroups.getMany(rules.flatMap(({ resource_groups }) => resource_groups));
  return rules.map(({ directory_group, resource_groups, ...rule }) => ({
    ...rule,
    directory_group: known.find(({ id }) => id === directory_group)?.name ?? '',
    resource_groups: groups.filter(({ id }) => resource_groups.includes(id)).map(({ id, name }) => ({ id, name })),
    members: members(directory_group),
  }));
};

export const showDirectory = async (): Promise<ShownDirectory> => {
  const { tokens = [], rules = [], last_used = {} } = (await directory.get()) ?? {};
  const members = await membersBy();
  const groups = (await directoryGroups.rows())
    .filter(({ id, is_told_of }) => is_told_of || rules.some(({ directory_group }) => directory_group === id))
    .map(({ id, name }) => ({ id, name, members: members(id) }))
    .sort((a, b) => (nameOrder(a.name) < nameOrder(b.name) ? -1 : 1));
  return {
    address: `${environment('SITE_ORIGIN')}${SCIM_PREFIX}`,
    tokens: tokens.map(({ hash, ...token }) => ({ ...token, last_used_at: last_used[token.id] ?? null })),
    rules: await asShown(rules),
    groups,
    people: (await users.rows()).filter(({ user_name }) => user_name !== null).length,
  };
};

/** Finds the directory group by name, or creates it for a later SCIM provisioning. */
const groupCalled = (name: string, by: RequestActor): Promise<string> =>
  retryWhenTaken(async () => {
    const draft = { name, external_id: null, is_told_of: false, members_changed_at: null };
    const there = await directoryGroups.holderOf(draft);
    return (there ?? (await directoryGroups.create(draft, by))).id;
  });

const resolveRule = async ({ directory_group, role, resource_groups }: RuleDraft, by: RequestActor) => {
  if (resource_groups.length === 0) throw invalid([fieldError('resource_groups', 'groups_required')]);
  const found = await resourceGroups.getMany(resource_groups);
  if (found.length < resource_groups.length) throw invalid([fieldError('resource_groups', 'no_such_group')]);
  return { role, resource_groups, directory_group: await groupCalled(directory_group, by) };
};

/** At most as many roles as one person may hold, so that membership in all groups stays within the limit. */
const mustFit = (rules: readonly DirectoryRule[]) => {
  const pairs = rules.flatMap(({ role, resource_groups }) => resource_groups.map((id) => `${role} ${id}`));
  if (new Set(pairs).size > MOST_ROLES) throw tooMany('role within a group, by rules', MOST_ROLES);
  if (rules.some(({ resource_groups }) => resource_groups.length > MOST_GROUPS))
    throw invalid([fieldError('resource_groups', 'too_many_entries', { max: MOST_GROUPS })]);
};

/** Administrators cannot remove their own administrator role with a rule. */
const mustStayAdministrator = async ({ user }: Caller, rules: readonly DirectoryRule[]) => {
  if (!user || isAdministrator(user.roles)) return;
  const groups = await resourceGroups.getMany(rules.flatMap(({ resource_groups }) => resource_groups));
  if (isAdministrator(rolesByRules(rules, user.directory_groups, groups))) return;
  throw new ConflictError('You are an administrator only through this rule. Ask another administrator to do this.', {
    code: 'own_account',
  });
};

/** Rules for the same group and role are merged into one. */
const changeRules = async (caller: Caller, to: (rules: readonly DirectoryRule[]) => DirectoryRule[]) => {
  const change = (rules: readonly DirectoryRule[]) => joined(to(rules));
  await mustStayAdministrator(caller, change((await directory.get())?.rules ?? []));
  return directory.change(caller.actor, ({ rules }) => {
    const after = change(rules);
    mustFit(after);
    return { rules: after };
  });
};

const mustBeThere = (rules: readonly DirectoryRule[], id: string) => {
  if (!rules.some((rule) => rule.id === id)) throw notFound('rule');
  return rules;
};

const oneOf = async (rules: readonly DirectoryRule[], rule: DirectoryRule) =>
  (await asShown(rules.filter((other) => areAlike(other, rule))))[0] ?? raise(notFound('rule'));

export const addRule = async (caller: Caller, draft: RuleDraft) => {
  await mustGiveWithoutEnd(caller.actor);
  const rule = { id: randomUUID(), ...(await resolveRule(draft, caller.actor)) };
  const { rules } = await changeRules(caller, (there) => [...there, rule]);
  return oneOf(rules, rule);
};

export const changeRule = async (caller: Caller, id: string, draft: RuleDraft) => {
  await mustGiveWithoutEnd(caller.actor);
  mustBeThere((await directory.get())?.rules ?? [], id);
  const rule = { id, ...(await resolveRule(draft, caller.actor)) };
  const changed = (before: DirectoryRule) => {
    if (before.id === id) return rule;
    return areAlike(before, rule) ? { ...before, id } : before;
  };
  const { rules } = await changeRules(caller, (there) => mustBeThere(there, id).map(changed));
  return oneOf(rules, rule);
};

export const removeRule = async (caller: Caller, id: string) => {
  await changeRules(caller, (rules) => mustBeThere(rules, id).filter((rule) => rule.id !== id));
  return undefined;
};

const NAMED = 10;

export const membersOf = async (id: string) => {
  const members = (await users.rows()).filter(({ directory_groups }) => directory_groups.includes(id));
  const first = members.sort((a, b) => (nameOrder(fullName(a)) < nameOrder(fullName(b)) ? -1 : 1)).slice(0, NAMED);
  return { total: members.length, first: first.map((user) => ({ id: user.id, name: displayName(user) })) };
};
