/** The comparisons of a result as a series follows them over time, and which of their verdicts changed between two runs. */
import type { BiasVerdict, Interval } from '#domain/bias/result/figures.ts';
import { type Finding, findingsOf } from '#domain/bias/result/findings.ts';
import type { BiasResult } from '#domain/bias/result/result.ts';
import { isFlag } from '#domain/bias/result/verdicts.ts';

export type Compared = {
  readonly kind: Finding['kind'];
  readonly attributes: readonly string[];
  readonly names: readonly string[];
  readonly is_baseline: boolean;
  /** The class that is compared with all others, if the outcome has classes. */
  readonly class: string | null;
};

export type Comparison = Compared & {
  /** The reference group. It can differ between runs if the data chooses it. */
  readonly reference: readonly string[];
  /** Null if the comparison has no ratio, such as a difference of mean scores. */
  readonly ratio: number | null;
  readonly interval: Interval | null;
  readonly verdict: BiasVerdict;
};

export type VerdictChange = Compared & { readonly from: BiasVerdict | null; readonly to: BiasVerdict | null };

const namesIn = (group: Finding['group']) => ('names' in group ? group.names : [group.name]);

const comparisonOf = ({ kind, table, group, reference, compared, verdict }: Finding): Comparison => ({
  ...{ kind, attributes: table.attributes, verdict },
  ...{ names: namesIn(group), reference: namesIn(reference) },
  is_baseline: 'is_baseline' in group && group.is_baseline,
  class: table.kind === 'impact' ? (table.class?.name ?? null) : null,
  ratio: 'ratio' in compared ? compared.ratio : null,
  interval: 'ratio_interval' in compared ? compared.ratio_interval : null,
});

/** Sorted by gravity, then by distance from parity. */
export const comparisonsOf = (result: Pick<BiasResult, 'tables'>): Comparison[] => findingsOf(result).map(comparisonOf);

/** The same comparison has the same key in every run. */
export const keyOf = ({ kind, attributes, names, is_baseline, class: one }: Compared) =>
  JSON.stringify([kind, attributes, names, is_baseline, one]);

/**
 * A comparison that exists in only one run has changed if it is a flag there, because groups come and go and newer
 * engines may compare more.
 */
const hasChanged = (from: BiasVerdict | undefined, to: BiasVerdict | undefined) =>
  from && to ? from !== to : isFlag(from ?? to);

/** In the order of the newer run, followed by comparisons that only the earlier run has. */
export const verdictChanges = (before: readonly Comparison[], now: readonly Comparison[]): VerdictChange[] => {
  const verdictsIn = (all: readonly Comparison[]) => new Map(all.map((one) => [keyOf(one), one.verdict]));
  const [then, today] = [verdictsIn(before), verdictsIn(now)];
  const gone = before.filter((one) => !today.has(keyOf(one)));
  return [...now, ...gone].flatMap((one) => {
    const [from, to] = [then.get(keyOf(one)), today.get(keyOf(one))];
    const { kind, attributes, names, is_baseline, class: ofClass } = one;
    const about = { kind, attributes, names, is_baseline, class: ofClass };
    return hasChanged(from, to) ? [{ ...about, from: from ?? null, to: to ?? null }] : [];
  });
};

/** The name for the audit log and notifications: group, attribute and class as written in the file. */
export const groupIn = ({ attributes, names, class: one }: Pick<Compared, 'attributes' | 'names' | 'class'>) =>
  `${names.join(' × ')} (${attributes.join(' × ')}${one === null ? '' : `: ${one}`})`.trim();
