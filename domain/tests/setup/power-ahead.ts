/**
 * The power of a test before it runs: the ratios that a sample detects with a power of 80%, or for amounts and scores
 * the differences in standard deviations. Assumes that the reference has the overall rate and that answers to the same
 * prompt are independent.
 */
import { numberReader } from '#domain/bias/file/cells.ts';
import type { BiasThresholds } from '#domain/bias/plan/thresholds.ts';
import {
  AMOUNT_QUESTIONS,
  detectablePairedRatios,
  detectableRatios,
  deviationsNeeded,
} from '#domain/bias/statistics/power.ts';
import { leftOutIn, outcomeColumn } from './draft.ts';
import { comparesClasses } from './draft-classes.ts';
import { comparesAmounts, ratesTone } from './draft-scores.ts';
import { groupCounts } from './group-counts.ts';
import { columnAt, columnOf, isEmptyNeutral } from './groups.ts';
import type { Kind, Mapping } from './mapping.ts';
import type { Survey } from './survey.ts';

/** `detectable` is null if even the largest difference may be missed. */
type GroupPower = { group: string; n: number; detectable: number | null };
type AttributePower = { attribute: string; reference: string; groups: readonly GroupPower[] };
export type PowerAhead = {
  /** Undefined if the figures are standard deviations instead of ratios of rates. */
  rate: number | undefined;
  isPaired: boolean;
  attributes: readonly AttributePower[];
};

const isPairedKind = (kind: Kind) => kind === 'fairness_llm_user' || kind === 'fairness_ml_synthetic';

const selectedOf = (survey: Survey, { columns, decimal }: Mapping) => {
  const [n, selected] = [columnAt(survey, columns.n), columnAt(survey, columns.selected)];
  const numberOf = numberReader(decimal);
  const sum = (at: number) => survey.sample.reduce((total, row) => total + (numberOf(row[at] ?? '') ?? 0), 0);
  return { of: sum(n), selected: sum(selected) };
};

/** The selected share of all records: one half if scores are compared with their median. */
const overallRate = (kind: Kind, survey: Survey, mapping: Mapping) => {
  // Each class has its own rate, and amounts have none.
  if (comparesClasses(kind, mapping) || comparesAmounts(kind, mapping)) return undefined;
  if (kind === 'aggregate') {
    const { of, selected } = selectedOf(survey, mapping);
    return of > 0 ? selected / of : undefined;
  }
  const column = columnOf(survey, mapping.columns[outcomeColumn(kind)]);
  if (!column) return kind === 'rows' && mapping.columns.score ? 0.5 : undefined;
  const count = (means: string) =>
    column.values.reduce((sum, [value, n]) => sum + (mapping.outcomes[value] === means ? n : 0), 0);
  const [selected, others] = [count('selected'), count('not_selected')];
  return selected + others > 0 ? selected / (selected + others) : undefined;
};

/** Amounts, and answers with scores but without decisions, are compared by their means. */
const comparesMeans = (kind: Kind, mapping: Mapping) => {
  const { decision, score } = mapping.columns;
  const hasScores = Boolean(score) || ratesTone(kind, mapping);
  return comparesAmounts(kind, mapping) || (kind === 'fairness_llm_user' && !decision && hasScores);
};

/** In standard deviations. The difference of two independent answers has √2 standard deviations. */
const detectableDeviations = (n: number, reference: number, level: number, isPaired: boolean) => {
  if (n < 2 || reference < 2) return null;
  return deviationsNeeded(level) * Math.sqrt(isPaired ? 2 / n : 1 / n + 1 / reference);
};

/** The number of answers to one prompt in each group. */
const repetitionsIn = (survey: Survey, { columns }: Mapping) =>
  Math.max(1, columnOf(survey, columns.repetition)?.values.length ?? 1);

/** Undefined if the table does not show the selection rate. */
export const powerAhead = (
  kind: Kind,
  survey: Survey,
  mapping: Mapping,
  { significance }: Pick<BiasThresholds, 'significance'>,
): PowerAhead | undefined => {
  const isOfMeans = comparesMeans(kind, mapping);
  const rate = isOfMeans ? undefined : overallRate(kind, survey, mapping);
  if (!isOfMeans && (rate === undefined || rate === 0 || rate === 1)) return undefined;
  const isPaired = isPairedKind(kind);
  const isGood = mapping.selectedIs !== 'unfavorable';
  const hasNeutral = isEmptyNeutral(kind, survey, mapping);
  const repetitions = isPaired ? repetitionsIn(survey, mapping) : 1;
  const leftOut = leftOutIn(mapping);

  const attributes = [...groupCounts(kind, survey, mapping)].flatMap(([attribute, counts]): AttributePower[] => {
    const kept = [...counts]
      .filter(([group]) => !leftOut.some((one) => one.attribute === attribute && one.group === group))
      .map(([group, records]) => ({ group, n: Math.floor(records / repetitions) }))
      .toSorted((a, b) => b.n - a.n);
    const chosen = kept.find(({ group }) => group === mapping.references[attribute]);
    const reference = chosen ?? (hasNeutral ? undefined : kept[0]);
    const judged = kept.filter((one) => one !== reference && one.n > 0);
    if (judged.length === 0) return [];
    const level = significance / judged.length;
    const detectableOf = (n: number) => {
      if (rate === undefined) {
        const questions = isPaired ? 1 : AMOUNT_QUESTIONS;
        return detectableDeviations(n, reference?.n ?? n, level / questions, isPaired);
      }
      const found = isPaired
        ? detectablePairedRatios({ pairs: n, deviation: Math.sqrt(2 * rate * (1 - rate)), base: rate }, level)
        : detectableRatios(n, { n: reference?.n ?? n, selected: rate * (reference?.n ?? n) }, level);
      return (isGood ? found?.below : found?.above) ?? null;
    };
    const groups = judged.map(({ group, n }) => ({ group, n, detectable: detectableOf(n) }));
    return [{ attribute, reference: reference?.group ?? '', groups }];
  });
  return attributes.length > 0 ? { rate, isPaired, attributes } : undefined;
};
