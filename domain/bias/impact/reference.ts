/** The reference group that the plan asks for. */
import type { BiasFault } from '#domain/bias/file/fault.ts';
import { compareNames } from '#domain/bias/file/group-names.ts';
import { faultAt } from '#domain/bias/file/headers.ts';
import type { BiasPlan } from '#domain/bias/plan/plan.ts';

type Reference = BiasPlan['references'][number];
type Sized = { readonly names: readonly string[]; readonly n: number };
export type WishedReference = {
  readonly by: 'named' | 'largest';
  /** Undefined if the wished group does not occur. */
  readonly in: <G extends Sized>(groups: readonly G[]) => G | undefined;
};

/** Sorts by size, then by name, but never by rate, because the choice must not depend on the compared rates. */
const largestFirst = (a: Sized, b: Sized) => b.n - a.n || compareNames(a.names, b.names);

const wishOf = (wishes: readonly (Reference | undefined)[]): WishedReference | undefined => {
  const names = wishes.map((wish) => wish?.group);
  if (wishes.some((wish) => wish === undefined)) return undefined;
  const isWished = ({ names: own }: Sized) => names.every((name, at) => name === undefined || name === own[at]);
  return {
    by: names.includes(undefined) ? 'largest' : 'named',
    in: (groups) => groups.filter(isWished).toSorted(largestFirst)[0],
  };
};

/** The reference of a table; undefined if the plan leaves the choice to the data. */
export const wishedReference = ({ references }: BiasPlan, attributes: readonly string[]) =>
  wishOf(attributes.map((name) => references.find((one) => one.attribute === name && one.of === undefined)));

/** The reference of its error rates, if the plan has a separate one. */
export const wishedForErrors = ({ references }: BiasPlan, attributes: readonly string[]) =>
  wishOf(attributes.map((name) => references.find((one) => one.attribute === name && one.of === 'errors')));

/** The reference must occur in the data and must not be left out. */
export const referenceFaults = (
  { references, left_out }: BiasPlan,
  tables: readonly { readonly attribute: string; readonly groups: readonly string[] }[],
): BiasFault[] =>
  references.flatMap(({ attribute, group }) => {
    const table = tables.find((one) => one.attribute === attribute);
    const isThere = table && (group === undefined || table.groups.includes(group));
    const isLeftOut = left_out.some((left) => left.attribute === attribute && left.group === group);
    return isThere && !isLeftOut ? [] : [faultAt(0, attribute, 'no_such_reference', group ?? '')];
  });
