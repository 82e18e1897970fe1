/** Whom the plan wants the others of a table to be held against. */
import type { BiasFault } from './fault.ts';
import { compareNames } from './group-names.ts';
import { faultAt } from './headers.ts';
import type { BiasPlan } from './plan.ts';

type Reference = BiasPlan['references'][number];
type Sized = { readonly names: readonly string[]; readonly n: number };
export type WishedReference = {
  readonly by: 'named' | 'largest';
  /** Nothing where the wished group is not there. */
  readonly in: <G extends Sized>(groups: readonly G[]) => G | undefined;
};

/** By size and then by name, never by rate: such a reference was not chosen by what is compared. */
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

/** Of a table of these attributes; nothing where the plan leaves it to the data. */
export const wishedReference = ({ references }: BiasPlan, attributes: readonly string[]) =>
  wishOf(attributes.map((name) => references.find((one) => one.attribute === name && one.of === undefined)));

/** Of its rates of errors, where the plan has another one for them. */
export const wishedForErrors = ({ references }: BiasPlan, attributes: readonly string[]) =>
  wishOf(attributes.map((name) => references.find((one) => one.attribute === name && one.of === 'errors')));

/** No group is held against one that is not there, or was left out. */
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
