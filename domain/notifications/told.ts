/** What was told, as it is kept: what kind, what it is about and who did it, in no language. */
import { kindOf, type What } from './kinds.ts';

/** Who did it, each with when they last did. */
type Doer = { id: string; name: string; at: string };
export type Told = What & { at: string; by: readonly Doer[] };

/** What is alike of one person is one notification as long as it is not read. */
export const groupOf = ({ kind, params }: What): string | undefined => {
  const alike = kindOf(kind).alike?.(params);
  return alike === undefined ? undefined : `${kind}#${alike}`;
};

export const linkOf = ({ kind, params }: What) => kindOf(kind).link(params);

/** By when it was, and where that is the same, by whatever is always the same. */
const newestFirst =
  <T extends { at: string }>(otherwise: (one: T) => unknown) =>
  (a: T, b: T) => {
    const [one, other] = a.at === b.at ? [a, b].map((each) => JSON.stringify(otherwise(each))) : [a.at, b.at];
    return String(one) > String(other) ? -1 : 1;
  };

/** Two that are alike as one: the same in whatever order they come, and however often. */
export const together = (a: Told, b: Told): Told => {
  const [newest = a] = [a, b].toSorted(newestFirst(({ params }) => params));
  const by = [...a.by, ...b.by].toSorted(newestFirst((doer) => doer));
  return { ...newest, by: by.filter(({ id }, index) => by.findIndex((one) => one.id === id) === index) };
};
