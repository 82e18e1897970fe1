/** The draft of a test: user decisions, guesses for the rest, and the resulting plan. */
import type { BiasPlan } from '#domain/bias/plan/plan.ts';
import { isNumeric, rememberedBins } from './bins.ts';
import { comparesClasses, leftOutOfClasses, rememberedClasses } from './draft-classes.ts';
import { isGroup, isStillGroup, knownReferences, referencesIn, rememberedReferences } from './draft-references.ts';
import { comparesAmounts, rememberedScores } from './draft-scores.ts';
import { columnOf, groupsOf, guessUnknown } from './groups.ts';
import { guessColumns, guessOutcome, guessPaired, guessRefusal, seemsAmount, seemsBaseline } from './guess.ts';
import { type Bins, COLUMNS, type Kind, kindOf, type Label, type Mapping, type TestType } from './mapping.ts';
import type { Survey, SurveyedColumn } from './survey.ts';

/** The name of the column with the decision, by kind. */
export const outcomeColumn = (kind: Kind) => (kind === 'fairness_llm_user' ? 'decision' : 'outcome');

/** The subject of the question about the direction. Undefined if the test compares neither selections nor scores. */
export const directionSubject = (kind: Kind, mapping: Pick<Mapping, 'columns' | 'hasClasses' | 'isAmount'>) => {
  const { columns } = mapping;
  if (comparesClasses(kind, mapping)) return undefined;
  if (kind === 'aggregate') return 'selected';
  if (comparesAmounts(kind, mapping)) return 'amount';
  const [isDecided, isScored] = [Boolean(columns[outcomeColumn(kind)]), Boolean(columns.score)];
  if (isDecided) return isScored && kind === 'fairness_llm_user' ? 'selected_or_scored' : 'selected';
  return isScored ? 'scored' : undefined;
};

/** The columns that define selection. */
const decisiveColumns = (kind: Kind, { columns }: Pick<Mapping, 'columns'>) =>
  [columns[outcomeColumn(kind)], columns.score, columns.selected].join('\n');

/** A column with more distinct values holds numbers or names rather than decisions. */
export const MOST_OUTCOMES = 50;

/** The values that the user must decide; empty if there are too many for a decision column. */
export const valuesOf = (column: SurveyedColumn | undefined) =>
  !column || column.isMore || column.values.length > MOST_OUTCOMES ? [] : column.values;

const decide = <M>(
  values: readonly (readonly [string, number])[],
  guess: (value: string) => M | undefined,
  before: Readonly<Record<string, M>> = {},
): Record<string, M> =>
  Object.fromEntries(
    values.flatMap(([value]) => {
      const means = before[value] ?? guess(value);
      return means === undefined ? [] : [[value, means]];
    }),
  );

const labelMeant = (value: string): Label | undefined => {
  const means = guessOutcome(value);
  return means && (means === 'selected' ? 'positive' : 'negative');
};

/** Score values that are not numbers get no guess: the user must exclude them explicitly. */
const guessAgain = (kind: Kind, survey: Survey, mapping: Mapping): Mapping => {
  const { columns } = mapping;
  const values = (name: string) => valuesOf(columnOf(survey, columns[name]));
  const numbers = [columns.score, columns.weight, ...Object.keys(mapping.bins ?? {})].map((header) =>
    columnOf(survey, header),
  );
  const kept = Object.fromEntries(
    (columnOf(survey, columns.score)?.others ?? []).flatMap(([value]) =>
      mapping.outcomes[value] === 'leave_out' ? [[value, 'leave_out' as const]] : [],
    ),
  );
  return {
    ...mapping,
    outcomes: { ...kept, ...decide(values(outcomeColumn(kind)), guessOutcome, mapping.outcomes) },
    labels: decide(values('label'), labelMeant, mapping.labels),
    refusals: decide(values('refused'), guessRefusal, mapping.refusals),
    baselines:
      mapping.baselines.length > 0
        ? mapping.baselines
        : values('is_baseline')
            .map(([value]) => value)
            .filter(seemsBaseline),
    ...knownReferences(kind, survey, mapping),
    leftOut: (mapping.leftOut ?? []).filter(({ attribute, group }) =>
      isGroup(groupsOf(kind, survey, mapping), attribute, group),
    ),
    decimal: numbers.some((column) => column && column.commas > 0) ? 'comma' : 'point',
  };
};

const NOTHING = {
  ...{ outcomes: {}, labels: {}, refusals: {}, baselines: [], unknown: [], merges: [], apart: [] },
  ...{ references: {}, intersections: [], decimal: 'point' as const },
};

const withoutNothing = (columns: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(columns).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** Guesses by the names and contents of the columns. */
export const guessMapping = (type: TestType, survey: Survey, asked?: 'rows' | 'aggregate'): Mapping => {
  const headers = survey.columns.map(({ header }) => header);
  const guessed = guessColumns(headers, survey.sample);
  const shape = type === 'fairness_ml_user' ? (asked ?? guessed.shape) : 'rows';
  const kind = kindOf(type, { shape });
  const known: readonly string[] = COLUMNS[kind].map(({ name }) => name);
  const named =
    type === 'fairness_ml_user' ? withoutNothing(guessed.columns) : guessPaired(type, headers, survey.sample);
  const columns = Object.fromEntries(Object.entries(named).filter(([name]) => known.includes(name)));
  const attributes = kind === 'rows' ? guessed.attributes : [];
  const mapping = guessAgain(kind, survey, { ...NOTHING, shape, columns, attributes });
  return { ...mapping, unknown: guessUnknown(kind, survey, mapping), isAmount: seemsAmount(columns.score ?? '') };
};

/**
 * Whether the columns leave nothing to choose: each has a role, there are no attributes to combine, and no numbers to
 * group.
 */
export const areColumnsSettled = (survey: Survey, { columns, attributes }: Pick<Mapping, 'columns' | 'attributes'>) => {
  const used = new Set([...Object.values(columns), ...attributes]);
  return (
    survey.columns.every(({ header }) => used.has(header)) &&
    attributes.length <= 1 &&
    !attributes.some((header) => {
      const column = columnOf(survey, header);
      return column !== undefined && isNumeric(column, survey.rows);
    })
  );
};

/** Changing a column resets the meanings of its values. */
export const withColumns = (
  type: TestType,
  survey: Survey,
  mapping: Mapping,
  change: Partial<Pick<Mapping, 'columns' | 'attributes'>>,
): Mapping => {
  const kind = kindOf(type, mapping);
  const changed = { ...mapping, ...change };
  const attributes = changed.attributes;
  const isSameDecision = decisiveColumns(kind, mapping) === decisiveColumns(kind, changed);
  const selectedIs = isSameDecision ? mapping.selectedIs : undefined;
  const hasClasses = isSameDecision && mapping.hasClasses;
  const isAmount = isSameDecision ? mapping.isAmount : seemsAmount(changed.columns.score ?? '');
  const unknown = [...new Set([...mapping.unknown, ...guessUnknown(kind, survey, changed)])];
  const intersections = changed.intersections.filter((pair) => pair.every((one) => attributes.includes(one)));
  const bins =
    mapping.bins && Object.fromEntries(Object.entries(mapping.bins).filter(([one]) => attributes.includes(one)));
  return {
    ...guessAgain(kind, survey, { ...changed, bins }),
    unknown,
    intersections,
    selectedIs,
    hasClasses,
    isAmount,
  };
};

/** Changes how an attribute's numbers are grouped and drops decisions about its former groups. */
export const withBins = (survey: Survey, mapping: Mapping, attribute: string, chosen: Bins | undefined): Mapping => {
  const { [attribute]: _, ...others } = mapping.bins ?? {};
  const bins = chosen ? { ...others, [attribute]: chosen } : others;
  const merges = mapping.merges.filter((merge) => merge.attribute !== attribute);
  return guessAgain('rows', survey, { ...mapping, bins, merges });
};

/** Restores the decisions for an earlier, similar file and guesses the rest. */
export const rememberedMapping = (type: TestType, survey: Survey, plan: BiasPlan): Mapping => {
  const { attributes = [], ...columns } = plan.columns as { attributes?: string[] } & Record<string, string>; // all keys
  const meanings = <M>(values: readonly { value: string; means: M }[]) =>
    Object.fromEntries(values.map(({ value, means }) => [value, means]));
  const before = {
    ...NOTHING,
    ...{ shape: plan.shape, columns, attributes, outcomes: meanings(plan.outcomes) },
    // Older plans have the default 'favorable', which may not be the user's answer.
    selectedIs: plan.selected_is === 'unfavorable' ? plan.selected_is : undefined,
    ...rememberedClasses(plan),
    ...rememberedScores(plan),
    labels: 'labels' in plan ? meanings(plan.labels) : {},
    refusals: 'refusals' in plan ? meanings(plan.refusals) : {},
    baselines: 'baselines' in plan ? plan.baselines : [],
    ...{ unknown: plan.unknown, merges: plan.merges },
    references: rememberedReferences(plan, undefined),
    errorReferences: rememberedReferences(plan, 'errors'),
    intersections: 'intersections' in plan ? plan.intersections : [],
    bins:
      'bins' in plan && plan.bins
        ? Object.fromEntries(plan.bins.map(({ attribute, edges }) => [attribute, rememberedBins(edges)]))
        : undefined,
  };
  return guessAgain(kindOf(type, before), survey, before);
};

const listed = <M>(meanings: Readonly<Record<string, M>>) =>
  Object.entries(meanings).map(([value, means]) => ({ value, means }));

export const leftOutIn = (mapping: Mapping) =>
  (mapping.leftOut ?? []).filter(({ attribute, group }) => isStillGroup(mapping, attribute, group));

/** The decisions in the shape of the request, without thresholds. */
export const decidedIn = (mapping: Mapping) => ({
  outcomes: comparesClasses(mapping.shape, mapping) ? leftOutOfClasses(mapping) : listed(mapping.outcomes),
  ...(mapping.selectedIs && { selected_is: mapping.selectedIs }),
  unknown: [...mapping.unknown],
  merges: [...mapping.merges],
  references: referencesIn(mapping),
  left_out: leftOutIn(mapping).map(({ reason, ...of }) => ({ ...of, reason: reason.trim() })),
  decimal: mapping.decimal,
});

export const labelsIn = ({ labels }: Mapping) => listed(labels);
export const refusalsIn = ({ refusals }: Mapping) => listed(refusals);
