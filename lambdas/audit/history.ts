/** The history of an entity and its child entities, for readers of the entity. */
import type { AuditRow } from '#domain/audit/audit.ts';
import type { AuditFilter } from '#domain/audit/search.ts';
import { asSeenBy } from '#domain/audit/seen.ts';
import type { AuditedPath } from '#domain/audit/words.ts';
import { NOUNS } from '#domain/nouns.ts';
import { isAdministrator, orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import { groupsOf } from '#domain/subject.ts';
import { belongsTo, type Of } from '#domain/subject-key.ts';
import { assessments } from '#lambdas/assessments/store.ts';
import { comments } from '#lambdas/comments/store.ts';
import { controls } from '#lambdas/controls/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { models } from '#lambdas/models/store.ts';
import { entityKey, keys } from '#lambdas/persistence/keys.ts';
import { reachableSubject } from '#lambdas/subjects/access.ts';
import { subjects } from '#lambdas/subjects/store.ts';
import { isSeenBy } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { trail } from './store.ts';

const groupsOfSubject = async ({ thing, id }: Of) => {
  const found = await subjects[thing].get(id);
  return found && groupsOf(found);
};
const groupsOfApplication = (id = '') => groupsOfSubject({ thing: 'application', id });

/** The groups of an entity. Kinds without an entry, and deleted entities, are visible to administrators only. */
const GROUPS: Partial<Record<AuditedPath, (id: string) => Promise<readonly string[] | undefined>>> = {
  applications: groupsOfApplication,
  assessments: async (id) => groupsOfApplication((await assessments.get(id))?.application_id),
  controls: async (id) => groupsOfApplication((await controls.get(id))?.application_id),
  comments: async (id) => {
    const comment = await comments.get(id);
    return comment && groupsOfSubject(belongsTo(comment));
  },
  models: async (id) => ((await models.get(id)) ? orEverybody([]) : undefined),
  vendors: (id) => groupsOfSubject({ thing: 'vendor', id }),
};

/** Everyone may read a model, but not its vendor: vendor changes outside of the access scope are removed. */
const withoutVendors = async (caller: Caller, rows: readonly AuditRow[]): Promise<AuditRow[]> => {
  const seen = new Set<unknown>((await vendors.rows()).filter(isSeenBy(caller)).map(({ id }) => id));
  const told = (id: unknown) => (seen.has(id) ? id : null);
  return rows.map((row) => ({
    ...row,
    changes: row.changes.flatMap((change) => {
      if (change.field !== 'vendor_id') return [change];
      const [from, to] = [told(change.from), told(change.to)];
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
  const isAdmin = isAdministrator(caller.roles);
  const groups = isAdmin ? undefined : await GROUPS[what]?.(id);
  if (!isAdmin && !(groups && reaches(reach(caller.roles, permissions.readObjects), groups))) throw notFound(kind);
  const { items, next } = await trail.of(entityKey(kind, id), limit, after);
  if (after === undefined && items.length === 0) throw notFound(kind);
  const shown = asSeenBy(caller.roles, items);
  return { items: what === 'models' && !isAdmin ? await withoutVendors(caller, shown) : shown, next };
};

export const activityOf = async (
  caller: Caller,
  of: Of,
  filter: AuditFilter,
  limit: number,
  after: string | undefined,
) => {
  await reachableSubject(caller, of);
  const { items, ...part } = await trail.activity(keys.subject(of), filter, limit, after);
  return { ...part, items: asSeenBy(caller.roles, items) };
};
