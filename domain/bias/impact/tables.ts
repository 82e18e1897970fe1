/** Computes the result tables from the counts. */

import type { BiasFault } from '#domain/bias/file/fault.ts';
import { compareNames } from '#domain/bias/file/group-names.ts';
import { faultAt } from '#domain/bias/file/headers.ts';
import type { BiasPlan } from '#domain/bias/plan/plan.ts';
import { ERROR_KINDS } from '#domain/bias/result/findings.ts';
import type { ImpactTable, Period } from '#domain/bias/result/impact.ts';
import { gravest } from '#domain/bias/result/verdicts.ts';
import type { BiasWarning } from '#domain/bias/result/warning.ts';
import { type Histogram, momentsOf } from '#domain/bias/statistics/histogram.ts';
import { impactRatio, proportionOf } from '#domain/bias/statistics/rates.ts';
import { ratioBootstrap } from '#domain/bias/statistics/score-bootstrap.ts';
import { stratified } from '#domain/bias/statistics/strata.ts';
import { amountsOf } from './amounts.ts';
import type { ClassCorrection } from './class-corrections.ts';
import type { CountedGroup, CountedTable } from './counted.ts';
import { hasShare } from './eligible.ts';
import { errorRates } from './error-rates.ts';
import { impactGroups } from './groups.ts';
import { leftOutOf } from './left-out.ts';
import { wishedForErrors, wishedReference } from './reference.ts';

/** Only the largest groups get a bootstrap, because sampling takes long. */
const MOST_SAMPLED = 50;

export type Scores = {
  /** The scores of all records. If the plan has an outcome, groups are not compared by score. */
  readonly everyone: Histogram;
  readonly areCompared: boolean;
};

export type Wanted = {
  readonly plan: BiasPlan;
  readonly id: string;
  readonly scores?: Scores | undefined;
  readonly correction?: ClassCorrection | undefined;
  readonly columns: { label?: string | undefined; stratum?: string | undefined; period?: string | undefined };
};

/** Groups that a plan leaves out must be small. */
export const leftOutFaults = (
  plan: BiasPlan,
  attribute: string,
  groups: readonly Pick<CountedGroup, 'names' | 'n'>[],
): BiasFault[] => {
  const all = { n: groups.reduce((sum, { n }) => sum + n, 0) };
  return plan.left_out.flatMap((left) => {
    const group = groups.find(({ names }) => names[0] === left.group);
    const isTooLarge = left.attribute === attribute && group && hasShare(group, all, plan.thresholds);
    return isTooLarge ? [faultAt(0, attribute, 'left_out_too_large', left.group, plan.thresholds.share)] : [];
  });
};

const periodsOf = (groups: readonly CountedGroup[], reference: CountedGroup | undefined, level: number): Period[] => {
  const names = [...new Set(groups.flatMap(({ periods }) => [...periods.keys()]))].toSorted();
  return names.map((period) => {
    const base = reference?.periods.get(period);
    const present = groups.flatMap((group) => {
      const counts = group.periods.get(period);
      return counts ? [{ group, counts }] : [];
    });
    return {
      period,
      groups: present.map(({ group, counts }) => ({
        names: [...group.names],
        selected: proportionOf(counts, level),
        ratio: (base && impactRatio(counts, base)) ?? null,
      })),
    };
  });
};

const namesIn = (group: CountedGroup | undefined) => (group ? [...group.names] : null);

const areProbabilities = (scores: Scores) =>
  (scores.everyone.scores[0] ?? 0) >= 0 && (scores.everyone.scores.at(-1) ?? 0) <= 1;

export const impactTable = (counted: CountedTable, { plan, id, scores, columns, correction }: Wanted) => {
  const { thresholds } = plan;
  const { attributes, unknown } = counted;
  const leftOut = leftOutOf(plan, attributes);
  const bySize = counted.groups.toSorted((a, b) => b.n - a.n || compareNames(a.names, b.names));
  const bootstrap =
    scores?.areCompared &&
    ratioBootstrap(bySize.slice(0, MOST_SAMPLED), scores.everyone, plan.seed, thresholds.confidence);
  const wished = wishedReference(plan, attributes);
  const isGood = counted.class?.isGood ?? plan.selected_is === 'favorable';
  const areAmounts = 'score_is' in plan && plan.score_is === 'amount';
  const found = impactGroups(counted.groups, {
    ...{ thresholds, seed: plan.seed, isGood, areReported: areAmounts },
    ...(correction && { correction }),
    ...{ ...(wished && { wished }), ...(bootstrap && { bootstrap }) },
    isLeftOut: ([name]) => leftOut.some(({ group }) => group === name),
  });
  const { all, reference } = found;

  const referenceBy = found.isChosen && wished ? wished.by : 'best_rate';
  const kept = found.groups.filter(({ standing }) => standing !== 'left_out').map((group) => group.counted);
  const wishedErrors = wishedForErrors(plan, attributes);
  const errorReference = wishedErrors?.in(kept);
  const ofGroups = found.groups.map(({ counted: group, standing }) => ({ group, isJudged: standing !== 'left_out' }));
  const amounts = areAmounts ? amountsOf(ofGroups, reference, { thresholds, isGood, isChosen: found.isChosen }) : null;
  const labels = errorRates(
    ofGroups,
    ...([errorReference ?? reference, plan, scores !== undefined && areProbabilities(scores)] as const),
  );
  const strata = reference
    ? found.groups
        .filter(({ counted: group }) => group !== reference)
        .map(({ counted: group }) => stratified(group, reference, thresholds.confidence))
    : [];
  const hasStrata = columns.stratum !== undefined && counted.groups.some((group) => group.strata.size > 0);
  const hasPeriods = columns.period !== undefined && counted.groups.some((group) => group.periods.size > 0);
  const groups = found.groups.map(({ counted: { histogram }, ...group }) => ({
    ...group,
    scores: histogram && scores ? momentsOf(histogram) : null,
  }));

  const table: ImpactTable = {
    ...{ kind: 'impact', id, attributes: [...attributes] },
    measure: counted.class ? 'class' : scores?.areCompared ? 'score' : 'outcome',
    class:
      counted.class && correction
        ? {
            name: counted.class.name,
            is: counted.class.isGood ? 'favorable' : 'unfavorable',
            ...{ of: correction.of, p: correction.p },
          }
        : null,
    coverage: {
      ...{ records: all.n + unknown, known: all.n, unknown },
      left_out: leftOut.map(({ group, reason }) => ({
        ...{ group, reason, n: counted.groups.find(({ names }) => names[0] === group)?.n ?? 0 },
      })),
    },
    overall: proportionOf(all, thresholds.confidence),
    reference: namesIn(reference),
    ...{ reference_chosen: found.isChosen, reference_by: referenceBy, omnibus_p: found.omnibus },
    ...{ groups, amounts },
    labels:
      columns.label === undefined
        ? null
        : {
            column: columns.label,
            reference: namesIn(errorReference ?? reference),
            reference_by: errorReference && wishedErrors ? wishedErrors.by : referenceBy,
            groups: labels,
          },
    strata: hasStrata && columns.stratum !== undefined ? { column: columns.stratum, groups: strata } : null,
    periods:
      hasPeriods && columns.period !== undefined
        ? {
            column: columns.period,
            periods: periodsOf(
              found.groups.map((one) => one.counted),
              reference,
              thresholds.confidence,
            ),
          }
        : null,
    verdict: gravest([
      ...groups.map(({ compared }) => compared?.verdict),
      ...(amounts?.groups.flatMap(({ means, ranks }) => [means?.verdict, ranks?.verdict]) ?? []),
      ...labels.flatMap(({ compared }) => ERROR_KINDS.map((measure) => compared?.[measure]?.verdict)),
    ]),
  };
  return { table, warnings: warningsOf(table) };
};

const joined = (names: readonly string[]) => names.join(' × ');

const warningsOf = (table: ImpactTable): BiasWarning[] => {
  const about = { attribute: joined(table.attributes), table: table.id };
  const { count, of } = table.overall;
  const warnings: BiasWarning[] = [];
  if (table.groups.length === 1) warnings.push({ kind: 'one_group', ...about });
  const isSelection = table.amounts === null && of > 0;
  if (isSelection && count === of) warnings.push({ kind: 'all_selected', ...about });
  if (isSelection && count === 0) warnings.push({ kind: 'none_selected', ...about });
  const isJudged = (names: readonly string[]) =>
    table.groups.some((group) => group.standing === 'judged' && compareNames(group.names, names) === 0);
  for (const { names, turns } of table.strata?.groups ?? [])
    if (turns && isJudged(names))
      warnings.push({
        ...{ kind: 'direction_turns', ...about, group: joined(names), reference: joined(table.reference ?? []) },
        stratum: table.strata?.column ?? '',
      });
  return warnings;
};
