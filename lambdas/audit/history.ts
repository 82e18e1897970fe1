/** The history of an entity and its child entities, for readers of the entity. */
import type { AuditRow } from '#domain/audit/audit.ts';
import type { AuditFilter } from '#domain/audit/search.ts';
import { asSeenBy } from '#domain/audit/seen.ts';
import type { AuditedPath } from '#domain/audit/words.ts';
import type { List } from '#domain/list/columns.ts';
import type { ListedKind, ListName } from '#domain/list/names.ts';
import { lists } from '#domain/lists.ts';
import { NOUNS } from '#domain/nouns.ts';
import { isAdministrator, orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import { maySeePolicyReport } from '#domain/policies/access.ts';
import { groupsOf } from '#domain/subject.ts';
import { belongsTo, type SubjectRef } from '#domain/subject-key.ts';
import { subjectOfTask } from '#domain/tasks/task.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { comments } from '#lambdas/comments/store.ts';
import { controls } from '#lambdas/controls/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { legalDocuments } from '#lambdas/legal/store.ts';
import { entityKey, keys } from '#lambdas/persistence/keys.ts';
import { policies } from '#lambdas/policies/store.ts';
import { stores } from '#lambdas/records/store.ts';
import { risks } from '#lambdas/register/store.ts';
import { reachableSubject } from '#lambdas/subjects/access.ts';
import { subjects } from '#lambdas/subjects/store.ts';
import { tasks } from '#lambdas/tasks/store.ts';
import { readTaskSubject } from '#lambdas/tasks/subject-service.ts';
import { isSeenBy } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { trail } from './store.ts';

const groupsOfSubject = async ({ thing, id }: SubjectRef) => {
  const found = await subjects[thing].get(id);
  return found && groupsOf(found);
};
const groupsOfApplication = (id = '') => groupsOfSubject({ thing: 'application', id });

/** The groups of child entities, and of entities whose list has another scope than groups. */
const GROUPS: Partial<Record<AuditedPath, (id: string) => Promise<readonly string[] | undefined>>> = {
  assessments: async (id) => groupsOfApplication((await assessments.get(id))?.application_id),
  'legal-documents': async (id) => groupsOfApplication((await legalDocuments.get(id))?.application_id),
  controls: async (id) => groupsOfApplication((await controls.get(id))?.application_id),
  risks: async (id) => {
    const risk = await risks.get(id);
    // Without groups, only readers of everything have access.
    return risk && (risk.application_id === null ? [] : groupsOfApplication(risk.application_id));
  },
  comments: async (id) => {
    const comment = await comments.get(id);
    return comment && groupsOfSubject(belongsTo(comment));
  },
  tasks: async (id) => {
    const task = await tasks.get(id);
    return task && (await readTaskSubject(subjectOfTask(task)))?.groups;
  },
};

/** Readers of a list may read the history of its rows. */
const groupsInList = async (kind: ListedKind, name: ListName, id: string) => {
  const found = await stores[kind].get(id);
  const list: List<never> = lists[name];
  return found && (list.groups?.(found as never) ?? orEverybody([])); // an entity has the fields of its row
};

/** The history of a policy names who acknowledged it, so the audience does not see it. */
const mayReadPolicyHistory = async (caller: Caller, id: string) => {
  const policy = await policies.get(id);
  return policy !== undefined && maySeePolicyReport(caller, policy);
};

/** Other kinds, and deleted entities, are visible to administrators only. */
const mayReadHistory = async (caller: Caller, what: AuditedPath, id: string) => {
  const { roles } = caller;
  if (isAdministrator(roles)) return true;
  if (what === 'policies') return mayReadPolicyHistory(caller, id);
  const noun = NOUNS[what];
  const isListed = 'list' in noun;
  const groupsOfRecord =
    GROUPS[what] ?? (isListed ? (one: string) => groupsInList(noun.kind, noun.list, one) : undefined);
  const groups = await groupsOfRecord?.(id);
  return groups !== undefined && reaches(reach(roles, isListed ? noun.readers : permissions.readObjects), groups);
};

/** Everyone may read a model, but not its vendor: vendor changes outside of the access scope are removed. */
const withoutVendors = async (caller: Caller, rows: readonly AuditRow[]): Promise<AuditRow[]> => {
  const seen = new Set<unknown>((await vendors.rows()).filter(isSeenBy(caller)).map(({ id }) => id));
  const visibleId = (id: unknown) => (seen.has(id) ? id : null);
  return rows.map((row) => ({
    ...row,
    changes: row.changes.flatMap((change) => {
      if (change.field !== 'vendor_id') return [change];
      const [from, to] = [visibleId(change.from), visibleId(change.to)];
      return from === to ? [] : [{ ...change, from, to }];
    }),
  }));
};

export const historyOf = async (
  caller: Caller,
  what: AuditedPath,
  id: string,
  limit: number,
  after: string | undefined,
) => {
  const { kind } = NOUNS[what];
  if (!(await mayReadHistory(caller, what, id))) throw notFound(kind);
  const { items, next } = await trail.of(entityKey(kind, id), limit, after);
  if (after === undefined && items.length === 0) throw notFound(kind);
  const shown = asSeenBy(caller.roles, items);
  return {
    items: what === 'models' && !isAdministrator(caller.roles) ? await withoutVendors(caller, shown) : shown,
    next,
  };
};

export const activityOf = async (
  caller: Caller,
  of: SubjectRef,
  filter: AuditFilter,
  limit: number,
  after: string | undefined,
) => {
  await reachableSubject(caller, of);
  const { items, ...part } = await trail.activity(keys.subject(of), filter, limit, after);
  return { ...part, items: asSeenBy(caller.roles, items) };
};
