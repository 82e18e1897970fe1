/** Turns work items and delegations into one row per person. */
import type { Derived } from './derived.ts';
import type { KeptWork } from './item.ts';

type Delegated = NonNullable<KeptWork['delegated']>;

export type Delegation = Omit<Delegated, 'now'> & { item: string };

export type WorkRow = { person: string; work: KeptWork };

/** The row of an assignee without delegation. */
export const rowOf = ({ people: _, butNot: __, doers, groups, needs, ...rest }: Derived): KeptWork => ({
  ...{ ...rest, needs: [...needs], groups: [...groups], doers: doers && [...doers] },
  ...{ delegated: null, remind_on: null },
});

/** Follows further delegations, so the first delegator sees the current assignee. */
const withHolder = (work: KeptWork, rows: ReadonlyMap<string, KeptWork>): KeptWork => {
  const { whose, delegated } = work;
  if (whose === 'mine' || !delegated) return work;
  const last = (to: Delegated['to']): Delegated['to'] => {
    const theirs = rows.get(to.id);
    return theirs?.whose === 'others' && theirs.delegated ? last(theirs.delegated.to) : to;
  };
  const now = last(delegated.to);
  return now.id === delegated.to.id ? work : { ...work, delegated: { ...delegated, now } };
};

/** The delegate gets the item, and the delegator waits for them. If the delegate loses access, the item returns. */
export const rowsOf = (
  item: Derived,
  delegations: readonly Delegation[],
  isAble: (person: string, item: Derived) => boolean,
): WorkRow[] => {
  const { people, doers } = item;
  const plain = rowOf(item);
  const rows = new Map(people.map((person) => [person, plain]));
  const given = delegations.filter((one) => one.item === item.id).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  for (const { item: _item, ...one } of given) {
    const { from, to } = one;
    const delegated = { ...one, now: null };
    const before = rows.get(from.id);
    if (before?.whose !== 'mine' || !doers || !isAble(to.id, item)) continue;
    rows.set(from.id, { ...before, whose: 'others', delegated });
    rows.set(to.id, { ...plain, needs: rows.has(to.id) ? plain.needs : [...doers], delegated });
  }
  return [...rows].map(([person, work]) => ({ person, work: withHolder(work, rows) }));
};

const NO_DAY = '9999-12-31';

/** Sort key: due date, then start of waiting. */
export const placeOf = ({ due, since, id }: KeptWork) => `${due ?? since ?? NO_DAY}#${id}`;
