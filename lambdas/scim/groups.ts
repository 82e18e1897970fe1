/** SCIM groups. Membership is stored with each person, so concurrent changes of one group do not conflict. */

import type { Operation, Query } from '#contract/people/scim.ts';
import type { Change } from '#domain/audit/audit.ts';
import type { DirectoryGroup } from '#domain/directory/directory.ts';
import type { RequestActor } from '#domain/entity.ts';
import { displayName } from '#domain/people/person.ts';
import type { UserRow } from '#domain/people/row.ts';
import { directoryGroups } from '#lambdas/directory/group-store.ts';
import { directory } from '#lambdas/directory/store.ts';
import { DomainError } from '#lambdas/errors.ts';
import type { DirectoryCaller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { users } from '#lambdas/people/store.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { retryOnConflict, retryWhenTaken } from '#lambdas/persistence/retry.ts';
import { recomputeDirectoryRoles } from '#lambdas/user-pool/directory-roles.ts';
import { GROUP_ATTRIBUTES } from './attributes.ts';
import { scimError } from './errors.ts';
import { asGroup, asWholeGroup, membersOf, readGroup } from './group-resource.ts';
import { patched } from './patch.ts';
import { peopleOfDirectory } from './reach.ts';
import { listResponse, pageOf, type Shown, shown } from './resources.ts';

type Changeable = (version: number) => boolean;

const find = async (id: string): Promise<DirectoryGroup> => {
  const group = await directoryGroups.get(id);
  if (!group?.is_told_of) throw notFound('group');
  return group;
};

const membersIn = (people: readonly UserRow[], id: string) =>
  people.filter(({ directory_groups }) => directory_groups.includes(id));

const show = async (group: DirectoryGroup, what: Shown) =>
  shown(asWholeGroup(group, membersIn(await peopleOfDirectory(), group.id)), what);

export const listGroups = async (query: Query) => {
  const groups = (await directoryGroups.rows()).filter(({ is_told_of }) => is_told_of);
  const members = membersOf(await peopleOfDirectory());
  const resource = (group: DirectoryGroup) => asGroup(group, members.get(group.id) ?? []);
  const { some, ...counts } = pageOf(groups, query, GROUP_ATTRIBUTES, resource);
  return listResponse(
    counts,
    some.map((group) => shown(asWholeGroup(group, members.get(group.id) ?? []), query)),
  );
};

export const showGroup = async (id: string, what: Shown) => show(await find(id), what);

/** The audit entry lists this many members, and the number of the others. */
const TOLD = 100;

const memberChanges = (field: string, people: readonly UserRow[]): Change[] => {
  if (people.length === 0) return [];
  const first = people.slice(0, TOLD).map((person) => ({ id: person.id, name: displayName(person) }));
  const more = people.length > TOLD ? [{ name: `+${people.length - TOLD}` }] : [];
  return [{ field, to: [...first, ...more] }];
};

/**
 * A membership change creates a new version of the group. Under permanent conflicts the entry is skipped, because the
 * concurrent change creates a version, too.
 */
const noteMembers = async (id: string, come: readonly UserRow[], gone: readonly UserRow[], by: RequestActor) => {
  const changes = [...memberChanges('members_added', come), ...memberChanges('members_removed', gone)];
  if (changes.length === 0) return;
  try {
    await retryOnConflict(async () => {
      const group = await directoryGroups.get(id);
      const members_changed_at = new Date().toISOString();
      if (group) await directoryGroups.update(group, { ...group, members_changed_at }, by, { changes });
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
};

/** Computes the difference to the members at the time of the request, so members added since then stay. */
const changeMembers = async (id: string, people: readonly UserRow[], wanted: readonly string[], by: RequestActor) => {
  const known = new Set(people.map((person) => person.id));
  const stranger = wanted.find((one) => !known.has(one));
  if (stranger !== undefined) throw scimError('invalidValue', `The user ${stranger} does not exist.`);
  const before = new Set(membersIn(people, id).map((person) => person.id));
  const after = new Set(wanted);
  const [added, removed] = [[...after].filter((one) => !before.has(one)), [...before].filter((one) => !after.has(one))];
  if (added.length + removed.length === 0) return undefined;
  try {
    await recomputeDirectoryRoles(removed, by, (groups) => groups.filter((group) => group !== id));
    await recomputeDirectoryRoles(added, by, (groups) => (groups.includes(id) ? groups : [...groups, id]));
  } finally {
    // After a partial failure, records the members that were changed.
    const now = new Set(membersIn(await users.rows(), id).map((person) => person.id));
    const come = people.filter(({ id: one }) => after.has(one) && !before.has(one) && now.has(one));
    const gone = people.filter(({ id: one }) => before.has(one) && !after.has(one) && !now.has(one));
    await noteMembers(id, come, gone, by);
  }
  return directoryGroups.get(id);
};

/** A rule may have named the group before SCIM provisioned it. */
const makeGroup = (memberChanges: Pick<DirectoryGroup, 'name' | 'external_id'>, by: RequestActor) =>
  retryWhenTaken(async () => {
    const draft = { ...memberChanges, is_told_of: true, members_changed_at: null };
    const there = await directoryGroups.holderOf(draft);
    if (!there) return directoryGroups.create(draft, by);
    if (there.is_told_of) throw scimError('uniqueness', `The group ${there.name} already exists.`);
    return directoryGroups.update(there, { ...there, ...draft }, by);
  });

export const createGroup = async (body: unknown, { actor }: DirectoryCaller, what: Shown) => {
  const { members = [], ...fields } = readGroup(body);
  const people = await peopleOfDirectory();
  const group = await makeGroup(fields, actor);
  return show((await changeMembers(group.id, people, members, actor)) ?? group, what);
};

const change = async (
  id: string,
  changeable: Changeable,
  { actor }: DirectoryCaller,
  bodyOf: (group: DirectoryGroup, members: readonly UserRow[]) => unknown,
) => {
  const before = toBeChanged(await find(id), changeable, 'group');
  const people = await peopleOfDirectory();
  const { members, ...fields } = readGroup(bodyOf(before, membersIn(people, id)), before);
  const changed = await directoryGroups.update(before, { ...before, ...fields }, actor);
  return (members && (await changeMembers(id, people, members, actor))) ?? changed;
};

export const changeGroup = async (
  id: string,
  body: unknown,
  changeable: Changeable,
  caller: DirectoryCaller,
  what: Shown,
) => show(await change(id, changeable, caller, () => body), what);

export const patchGroup = (
  id: string,
  operations: readonly Operation[],
  changeable: Changeable,
  caller: DirectoryCaller,
) => change(id, changeable, caller, (group, members) => patched(GROUP_ATTRIBUTES, asGroup(group, members), operations));

/** A rule that names the group keeps its reference. */
export const deleteGroup = async (id: string, changeable: Changeable, { actor }: DirectoryCaller) => {
  toBeChanged(await find(id), changeable, 'group');
  await changeMembers(id, await users.rows(), [], actor);
  const group = await find(id);
  const isNamed = (await directory.get())?.rules.some(({ directory_group }) => directory_group === id);
  if (isNamed) await directoryGroups.update(group, { ...group, external_id: null, is_told_of: false }, actor);
  else await directoryGroups.remove(group, actor);
};
