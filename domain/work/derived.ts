/** A work item derived from an entity: the task, its assignees and the roles it requires. */
import { addDays } from '#domain/day.ts';
import type { Role } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';
import type { KeptWork } from './item.ts';
import type { Whose, WorkKind } from './words.ts';

export type Derived = Omit<KeptWork, 'delegated' | 'doers' | 'groups' | 'needs' | 'remind_on'> & {
  groups: readonly string[];
  people: readonly string[];
  /** Roles that assignees need in the groups. People named by id need only read access. */
  needs: readonly Role[];
  /** Roles that a delegate needs; null if the task cannot be delegated. */
  doers: readonly Role[] | null;
  /**
   * People excluded from a task that is open to all holders of its roles, including future holders. Null if only the
   * named people have the task.
   */
  butNot: readonly string[] | null;
};

type Thing = KeptWork['thing'];

type More = Partial<Pick<Derived, 'params' | 'since' | 'due' | 'from' | 'needs' | 'doers' | 'butNot'>> & {
  /** Tells apart several items of one kind on one entity, such as assessments. */
  part?: string;
  whose?: Whose;
};

/** The id of an item, which follows from what it is about. */
export const workId = (kind: WorkKind, thing: string, part?: string) =>
  [kind, thing, ...(part === undefined ? [] : [part])].join('.');

/** How many days before its end an expiring item becomes a task. */
const BEFORE_END = 30;
export const reminderDay = (day: string) => addDays(day, -BEFORE_END);

/** Limit of assignees per item when more people hold the role. */
export const MOST_PEOPLE = 300;

/**
 * Builds items for one entity. If the entity has no owner, its creator gets the owner's tasks, and `unowned` marks
 * them.
 */
export const workOn =
  (thing: Thing, groups: readonly string[], isOwned = true) =>
  (kind: WorkKind, people: readonly (string | undefined)[], more: More = {}): Derived[] => {
    const { part, whose = 'mine', params, ...rest } = more;
    const known = [...new Set(people.filter((id) => id !== undefined))].slice(0, MOST_PEOPLE).toSorted();
    if (known.length === 0 && !rest.butNot) return [];
    return [
      {
        ...{ id: workId(kind, thing.id, part), kind, whose, thing, groups },
        ...{ people: known, params: { ...params, ...(!isOwned && { unowned: 1 }) } },
        ...{ since: null, due: null, from: null },
        ...{ needs: permissions.readObjects, doers: null, butNot: null },
        ...rest,
      },
    ];
  };

export type Make = ReturnType<typeof workOn>;
