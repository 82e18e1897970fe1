/** Reads one row of a file of records into counts, or reports its fault. */

import { LABEL_INDEX } from '#domain/bias/impact/counted.ts';
import type { RowPlan } from '#domain/bias/plan/plan.ts';
import { isInteger, numberReader } from './cells.ts';
import type { BiasFault, BiasFaultKind } from './fault.ts';
import {
  binMeant,
  MOST_GROUPS,
  MOST_PERIODS,
  MOST_STRATA,
  NOT_A_NUMBER,
  numbered,
  TOO_MANY,
  UNKNOWN,
} from './group-names.ts';
import { faultAt, findColumns } from './headers.ts';
import { classNumbers, meaningOf, NO_CLASS, NOT_LISTED, scoreReader } from './meanings.ts';
import { LARGEST_SCORE, type ScoreSummary } from './score-records.ts';

export const recordReader = (plan: RowPlan, headers: readonly string[]) => {
  const { columns } = plan;
  const { faults, indexOf } = findColumns(headers);
  const attributes = columns.attributes.map((name) => ({
    name,
    at: indexOf(name),
    ...numbered(MOST_GROUPS, binMeant(plan, name)),
  }));
  const strata = numbered(MOST_STRATA);
  const periods = numbered(MOST_PERIODS);
  const parts = [
    { at: indexOf(columns.stratum), name: columns.stratum, of: strata, most: MOST_STRATA, why: 'too_many_strata' },
    { at: indexOf(columns.period), name: columns.period, of: periods, most: MOST_PERIODS, why: 'too_many_periods' },
  ] as const;
  const [outcomeAt, scoreAt, labelAt, weightAt] = [
    ...[indexOf(columns.outcome), indexOf(columns.score), indexOf(columns.label), indexOf(columns.weight)],
  ] as const;
  if (columns.record_id !== undefined) indexOf(columns.record_id);
  const numberOf = numberReader(plan.decimal);
  const outcomeOf = meaningOf(plan.outcomes);
  const classOf = plan.classes && classNumbers(plan.classes);
  const labelOf = meaningOf(plan.labels);
  const scoreOf = scoreReader(plan.decimal, outcomeOf);

  // One object is reused for all rows to avoid a million allocations.
  const groups = new Int32Array(attributes.length);
  const seen: ScoreSummary = { selected: 0, score: 0, label: 0, stratum: UNKNOWN, period: UNKNOWN, weight: 1 };
  const record = { seen, groups, isLeftOut: false, hasLabel: false };

  const readOutcome = (row: readonly string[], fault: Fault) => {
    record.isLeftOut = false;
    if (outcomeAt >= 0) {
      const cell = row[outcomeAt] ?? '';
      const inClass = classOf ? classOf(cell) : NO_CLASS;
      const outcome = inClass === NO_CLASS ? outcomeOf(cell) : 'selected';
      if (outcome === NOT_LISTED) return fault(columns.outcome, 'outcome_not_listed', cell);
      record.isLeftOut = outcome === 'leave_out';
      if (inClass !== NO_CLASS) seen.selected = inClass;
      else seen.selected = outcome === 'selected' ? 1 : 0;
    }
    seen.score = Number.NaN;
    if (scoreAt >= 0) {
      const cell = row[scoreAt] ?? '';
      const score = scoreOf(cell);
      if (typeof score === 'string') return fault(columns.score, score, cell, LARGEST_SCORE);
      if (score !== undefined) seen.score = score;
      else if (outcomeAt < 0) record.isLeftOut = true;
    }
    return undefined;
  };

  const readLabel = (row: readonly string[], fault: Fault) => {
    seen.label = LABEL_INDEX.none;
    if (labelAt < 0) return undefined;
    const cell = row[labelAt] ?? '';
    const label = labelOf(cell);
    if (label === NOT_LISTED) return fault(columns.label, 'label_not_listed', cell);
    record.hasLabel = label !== 'leave_out';
    if (label !== 'leave_out') seen.label = LABEL_INDEX[label];
    return undefined;
  };

  const readGroups = (row: readonly string[], fault: Fault) => {
    for (let index = 0; index < attributes.length; index += 1) {
      const attribute = attributes[index];
      if (!attribute) continue;
      const cell = row[attribute.at] ?? '';
      const group = attribute.numberOf(cell);
      if (group === TOO_MANY) return fault(attribute.name, 'too_many_groups', cell, MOST_GROUPS);
      if (group === NOT_A_NUMBER) return fault(attribute.name, 'attribute_not_a_number', cell);
      groups[index] = group;
    }
    return undefined;
  };

  const readParts = (row: readonly string[], fault: Fault) => {
    for (const { at, name, of, most, why } of parts) {
      if (at < 0) continue;
      const cell = row[at] ?? '';
      const part = of.numberOf(cell);
      if (part === TOO_MANY) return fault(name, why, cell, most);
      if (why === 'too_many_strata') seen.stratum = part;
      else seen.period = part;
    }
    return undefined;
  };

  const readWeight = (row: readonly string[], fault: Fault) => {
    if (weightAt < 0) return undefined;
    const cell = row[weightAt] ?? '';
    const weight = numberOf(cell);
    if (!isInteger(weight)) return fault(columns.weight, 'weight_not_whole', cell);
    seen.weight = weight;
    return undefined;
  };

  type Fault = (column: string | undefined, why: BiasFaultKind, cell: string, limit?: number) => BiasFault;
  return {
    faults,
    attributes,
    strata,
    periods,
    isLabelled: labelAt >= 0,
    /** The content is valid until the next read. */
    record,
    read: (row: readonly string[], number: number): BiasFault | undefined => {
      const fault: Fault = (column, why, cell, limit) => faultAt(number, column ?? '', why, cell, limit);
      return (
        readWeight(row, fault) ??
        readOutcome(row, fault) ??
        readLabel(row, fault) ??
        readGroups(row, fault) ??
        readParts(row, fault)
      );
    },
  };
};
