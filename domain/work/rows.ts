/** What each person is to read of what is to be done, with what they gave to one another. */
import type { Derived } from './derived.ts';
import type { KeptWork } from './item.ts';

export type Delegation = NonNullable<KeptWork['delegated']> & { item: string };

export type WorkRow = { person: string; work: KeptWork };

/** As it is for whoever has it and was given it by nobody. */
export const rowOf = ({ people: _, butNot: __, doers, groups, needs, ...rest }: Derived): KeptWork => ({
  ...{ ...rest, needs: [...needs], groups: [...groups], doers: doers && [...doers] },
  ...{ delegated: null, remind_on: null },
});

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
  for (const { item: _item, ...delegated } of given) {
    const { from, to } = delegated;
    const before = rows.get(from.id);
    if (before?.whose !== 'mine' || !doers || !isAble(to.id, item)) continue;
    rows.set(from.id, { ...before, whose: 'others', delegated });
    rows.set(to.id, { ...plain, needs: rows.has(to.id) ? plain.needs : [...doers], delegated });
  }
  return [...rows].map(([person, work]) => ({ person, work }));
};

const NO_DAY = '9999-12-31';

/** What is due first comes first; what has no day, by when it began to wait. */
export const placeOf = ({ due, since, id }: KeptWork) => `${due ?? since ?? NO_DAY}#${id}`;
