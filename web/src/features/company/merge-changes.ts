/** Two administrators change the same definition: mine is applied to theirs, and theirs stays where both changed it. */

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const changedParts = <T extends object>(before: T, after: T) =>
  (Object.keys(after) as (keyof T & string)[]).filter((part) => !isSame(before[part], after[part]));

export const mergeChanges = <T extends object>(opened: T, mine: T, theirs: T) => {
  const changed = changedParts(opened, theirs);
  const kept = changedParts(opened, mine).filter((part) => !changed.includes(part));
  return {
    merged: { ...theirs, ...Object.fromEntries(kept.map((part) => [part, mine[part]])) } as T,
    /** What both changed, to different values. */
    both: changedParts(opened, mine).filter((part) => changed.includes(part) && !isSame(mine[part], theirs[part])),
  };
};
