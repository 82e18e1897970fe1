/** What each person is to read of what is to be done, with what they gave to one another. */
import type { Derived } from './derived.ts';
import type { KeptWork } from './item.ts';

type Delegated = NonNullable<KeptWork['delegated']>;

export type Delegation = Omit<Delegated, 'now'> & { item: string };

export type WorkRow = { person: string; work: KeptWork };

/** As it is for whoever has it and was given it by nobody. */
export const rowOf = ({ people: _, butNot: __, doers, groups, needs, ...rest }: Derived): KeptWork => ({
  ...{ ...rest, needs: [...needs], groups: [...groups], doers: doers && [...doers] },
  ...{ delegated: null, remind_on: null },
});

/** However often it was given on since: whoever gave it first hears who has it. */
const toldWhoHasIt = (work: KeptWork, rows: ReadonlyMap<string, KeptWork>): KeptWork => {
  const { whose, delegated } = work;
  if (whose === 'mine' || !delegated) return work;
  const last = (to: Delegated['to']): Delegated['to'] => {
    const theirs = rows.get(to.id);
    return theirs?.whose === 'others' && theirs.delegated ? last(theirs.delegated.to) : to;
  };
  const now = last(delegated.to);
  return now.id === delegated.to.id ? work : { ...work, delegated: { ...delegated, now } };
};

/** Whoever it is given to has it, and whoever gave it away waits for them. What they can do no more comes back. */
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
  return [...rows].map(([person, work]) => ({ person, work: toldWhoHasIt(work, rows) }));
};

const NO_DAY = '9999-12-31';

/** What is due first comes first; what has no day, by when it began to wait. */
export const placeOf = ({ due, since, id }: KeptWork) => `${due ?? since ?? NO_DAY}#${id}`;
