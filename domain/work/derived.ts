/** Something that is to be done, as it follows from a record: what, by whom, and what it takes to do it. */
import { addDays } from '#domain/day.ts';
import type { Role } from '#domain/enumerations.ts';
import { permissions } from '#domain/permissions.ts';
import type { KeptWork } from './item.ts';
import type { Whose, WorkKind } from './words.ts';

export type Derived = Omit<KeptWork, 'delegated' | 'doers' | 'groups' | 'needs' | 'remind_on'> & {
  groups: readonly string[];
  people: readonly string[];
  /** What they need to hold within its groups. Whoever is named needs only to see it. */
  needs: readonly Role[];
  /** What somebody else needs to do it in their place; nothing where nobody can. */
  doers: readonly Role[] | null;
  /**
   * Where it is for everybody who holds what it needs, so that whoever comes to hold that comes to have it: who may not
   * do it all the same. Nothing where it is for those named alone.
   */
  butNot: readonly string[] | null;
};

type Thing = KeptWork['thing'];

type More = Partial<Pick<Derived, 'params' | 'since' | 'due' | 'from' | 'needs' | 'doers' | 'butNot'>> & {
  /** Which one, where a thing has several of a kind. */
  part?: string;
  whose?: Whose;
};

/** So many days before its end somebody has to see to what ends. */
const BEFORE_END = 30;
export const ahead = (day: string) => addDays(day, -BEFORE_END);

/** Of what more could do, it waits for so many of them: for those who are named first. */
export const MOST_PEOPLE = 300;

/** Of what has no owner, whoever made it has what is the owner's to do: that is said to them. */
export const workOn =
  (thing: Thing, groups: readonly string[], isOwned = true) =>
  (kind: WorkKind, people: readonly (string | undefined)[], more: More = {}): Derived[] => {
    const { part, whose = 'mine', params, ...rest } = more;
    const known = [...new Set(people.filter((id) => id !== undefined))].slice(0, MOST_PEOPLE).toSorted();
    if (known.length === 0 && !rest.butNot) return [];
    return [
      {
        ...{ id: [kind, thing.id, ...(part === undefined ? [] : [part])].join('.'), kind, whose, thing, groups },
        ...{ people: known, params: { ...params, ...(!isOwned && { unowned: 1 }) } },
        ...{ since: null, due: null, from: null },
        ...{ needs: permissions.readObjects, doers: null, butNot: null },
        ...rest,
      },
    ];
  };

export type Make = ReturnType<typeof workOn>;
