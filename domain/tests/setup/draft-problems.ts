/** The problems of a test during its setup that are visible in the table. */
import { alikeIn } from '#domain/bias/file/alike.ts';
import { MOST_GROUPS } from '#domain/bias/file/group-names.ts';
import { FEWEST_CLASSES, MOST_ATTRIBUTES, MOST_CLASSES, MOST_EDGES } from '#domain/bias/plan/plan-limits.ts';
import { MOST_ROWS } from '#domain/tests/words.ts';
import { areEdges, notBinned } from './bins.ts';
import { directionSubject, MOST_OUTCOMES, outcomeColumn, valuesOf } from './draft.ts';
import { classesIn, comparesClasses } from './draft-classes.ts';
import { comparesLabels, hasParity } from './draft-scores.ts';
import { columnAt, columnOf, groupsOf } from './groups.ts';
import { COLUMNS, type Kind, type Mapping } from './mapping.ts';
import type { Survey, SurveyedColumn } from './survey.ts';
import { typedNumber } from './typed-number.ts';
import { usedTwice } from './used-twice.ts';

const TABLE_PROBLEMS = ['no_headers', 'no_rows', 'too_many_cells', 'merged_cells', 'too_many_rows'] as const;

const COLUMN_PROBLEMS = [
  ...['needed', 'outcome_or_score', 'answer_needed', 'attributes_needed', 'too_many_attributes', 'missing'],
  ...[
    'twice',
    'used_twice',
    'too_many_groups',
    'too_many_parts',
    'too_many_outcomes',
    'both',
    'not_whole',
    'not_numbers',
  ],
  ...['selected_more', 'unsaid', 'edges_needed'],
] as const;

const VALUE_PROBLEMS = [
  'classes_between',
  ...[
    'undecided',
    'direction_needed',
    'parity_not_number',
    'no_number_undecided',
    'alike_undecided',
    'nothing_known',
    'nothing_left',
    'not_binned',
  ],
] as const;

export type Wrong<C extends string> = {
  code: C;
  params: { count?: number; limit?: number; row?: number; value?: string; attribute?: string };
};
export type ColumnProblems = Readonly<Record<string, Wrong<(typeof COLUMN_PROBLEMS)[number]>>>;
export type ValueProblems = Readonly<Record<string, Wrong<(typeof VALUE_PROBLEMS)[number]>>>;

/** The name of the field in which an attribute's numbers are grouped. */
export const binsField = (attribute: string) => `bins ${attribute}`;

export const tableProblem = ({ columns, rows, faults }: Survey): Wrong<(typeof TABLE_PROBLEMS)[number]> | undefined => {
  if (columns.length === 0) return { code: 'no_headers', params: {} };
  if (rows === 0) return { code: 'no_rows', params: {} };
  const [fault] = faults;
  return fault && { code: fault.why, params: { row: fault.row, value: fault.value, limit: MOST_ROWS } };
};

/** Duplicate headers, which make the columns ambiguous. */
export const headersTwice = ({ columns }: Survey): string[] => {
  const headers = columns.map(({ header }) => header);
  return [...new Set(headers.filter((header, index) => header !== '' && headers.indexOf(header) !== index))];
};

const isWholeNumber = (value: string) => /^\+?\d+(?:\.0*)?$/.test(value);

const wholeProblem = (column: SurveyedColumn) => {
  const [value] = column.values.find(([one]) => !isWholeNumber(one)) ?? [];
  return value === undefined ? undefined : ({ code: 'not_whole', params: { value } } as const);
};

const numberProblem = ({ points, commas, others }: SurveyedColumn) =>
  points + commas > 0 ? undefined : ({ code: 'not_numbers', params: { value: others[0]?.[0] ?? '' } } as const);

const groupProblem = (column: SurveyedColumn, code: 'too_many_groups' | 'too_many_parts') =>
  column.isMore || column.values.length > MOST_GROUPS ? { code, params: { limit: MOST_GROUPS } } : undefined;

/** The problem of a column in its role. Attributes are checked separately, by their headers. */
const ofColumn = (kind: Kind, name: string, column: SurveyedColumn): ColumnProblems[string] | undefined => {
  if (name === 'weight' || (kind === 'aggregate' && (name === 'n' || name === 'selected'))) return wholeProblem(column);
  if (name === 'score') return numberProblem(column);
  if (name === 'stratum' || name === 'period') return groupProblem(column, 'too_many_parts');
  if (name === 'group' || name === 'second_group') return groupProblem(column, 'too_many_groups');
  const isDecided = name === outcomeColumn(kind) || name === 'label' || name === 'refused' || name === 'is_baseline';
  if (isDecided && (column.isMore || column.values.length > MOST_OUTCOMES))
    return { code: 'too_many_outcomes', params: { limit: MOST_OUTCOMES } };
  return undefined;
};

const binProblems = ({ bins = {} }: Mapping): ColumnProblems =>
  Object.fromEntries(
    Object.entries(bins).flatMap(([attribute, { edges }]) =>
      areEdges(edges) ? [] : [[binsField(attribute), { code: 'edges_needed' as const, params: { limit: MOST_EDGES } }]],
    ),
  );

const missing = (kind: Kind, { columns, attributes }: Mapping): ColumnProblems => {
  const found: Record<string, ColumnProblems[string]> = {};
  for (const column of COLUMNS[kind])
    if ('isNeeded' in column && !columns[column.name]) found[column.name] = { code: 'needed', params: {} };
  const isRecord = kind === 'rows' || kind === 'fairness_ml_synthetic';
  if (isRecord && !columns.outcome && !columns.score) found.outcome = { code: 'outcome_or_score', params: {} };
  const answers = [columns.decision, columns.score, columns.refused, columns.response_text];
  if (kind === 'fairness_llm_user' && !answers.some(Boolean)) found.decision = { code: 'answer_needed', params: {} };
  if (kind === 'rows' && attributes.length === 0) found.attributes = { code: 'attributes_needed', params: {} };
  if (attributes.length > MOST_ATTRIBUTES)
    found.attributes = { code: 'too_many_attributes', params: { limit: MOST_ATTRIBUTES } };
  if (kind === 'aggregate' && Boolean(columns.second_attribute) !== Boolean(columns.second_group))
    found[columns.second_attribute ? 'second_group' : 'second_attribute'] = { code: 'both', params: {} };
  return found;
};

const countProblem = (survey: Survey, { columns }: Mapping): ColumnProblems => {
  const at = (name: string) => columnAt(survey, columns[name]);
  const [n, selected] = [at('n'), at('selected')];
  const row =
    n < 0 || selected < 0 ? -1 : survey.sample.findIndex((cells) => Number(cells[selected]) > Number(cells[n]));
  return row < 0 ? {} : { selected: { code: 'selected_more', params: { row: row + 1 } } };
};

export const columnProblems = (kind: Kind, survey: Survey, mapping: Mapping): ColumnProblems => {
  const headers = survey.columns.map(({ header }) => header);
  const used: (readonly [string, string])[] = [
    ...Object.entries(mapping.columns).filter(([, header]) => header),
    ...(kind === 'rows' ? mapping.attributes.map((header) => ['attributes', header] as const) : []),
  ];
  const found: Record<string, ColumnProblems[string]> = { ...(kind === 'aggregate' && countProblem(survey, mapping)) };
  const twice = usedTwice(used);
  for (const [name = '', header = ''] of used) {
    const column = columnOf(survey, header);
    const times = headers.filter((one) => one === header).length;
    const wrong =
      (!column && { code: 'missing' as const, params: { value: header } }) ||
      (times > 1 && { code: 'twice' as const, params: { value: header } }) ||
      (twice.some(([other, one]) => other === name && one === header) && {
        code: 'used_twice' as const,
        params: { value: header },
      }) ||
      (column &&
        (name === 'attributes'
          ? mapping.bins?.[header]
            ? undefined
            : groupProblem(column, 'too_many_groups')
          : ofColumn(kind, name, column)));
    if (wrong) found[name] = { ...wrong, params: { value: header, ...wrong.params } };
  }
  return { ...found, ...(kind === 'rows' && binProblems(mapping)), ...missing(kind, mapping) };
};

const undecided = (column: SurveyedColumn | undefined, meanings: Readonly<Record<string, string>>) =>
  valuesOf(column).filter(([value]) => meanings[value] === undefined).length;

/** Groups that look alike and that the user has neither joined nor kept apart. */
export const alikeOf = (kind: Kind, survey: Survey, mapping: Mapping) =>
  groupsOf(kind, survey, mapping).flatMap(({ attribute, values }) =>
    alikeIn(values.map(([value]) => value).filter((value) => value !== '' && !mapping.unknown.includes(value))).map(
      (names) => ({ attribute, names, key: JSON.stringify([attribute, names[0]]) }),
    ),
  );

/** Whether all decisions are left out. Refusals or scores may still be tested. */
const isAllLeftOut = (kind: Kind, survey: Survey, mapping: Mapping) => {
  const { columns, outcomes } = mapping;
  const values = valuesOf(columnOf(survey, columns[outcomeColumn(kind)]));
  const isOther = kind === 'fairness_llm_user' && (Boolean(columns.refused) || hasParity(kind, mapping));
  return !isOther && values.length > 0 && values.every(([value]) => outcomes[value] === 'leave_out');
};

export const valueProblems = (kind: Kind, survey: Survey, mapping: Mapping): ValueProblems => {
  const { columns, outcomes, labels, refusals, unknown } = mapping;
  const found: Record<string, ValueProblems[string]> = {};
  const check = (field: string, count: number, code: ValueProblems[string]['code'] = 'undecided') => {
    if (count > 0) found[field] = { code, params: { count } };
  };
  const decided = columnOf(survey, columns[outcomeColumn(kind)]);
  const hasClasses = comparesClasses(kind, mapping);
  if (hasClasses) {
    const count = classesIn(mapping).length;
    check('outcomes', undecided(decided, { '': 'leave_out', ...mapping.classes }));
    if (!found.outcomes && (count < FEWEST_CLASSES || count > MOST_CLASSES))
      found.outcomes = { code: 'classes_between', params: { count: FEWEST_CLASSES, limit: MOST_CLASSES } };
  } else check('outcomes', undecided(decided, outcomes));
  if (directionSubject(kind, mapping) && !mapping.selectedIs)
    found.direction = { code: 'direction_needed', params: {} };
  if (hasParity(kind, mapping) && Number.isNaN(typedNumber(mapping.parityAt ?? '')))
    found.parity = { code: 'parity_not_number', params: {} };
  if (comparesLabels(kind, mapping)) check('labels', undecided(columnOf(survey, columns.label), labels));
  if (kind === 'fairness_llm_user') check('refusals', undecided(columnOf(survey, columns.refused), refusals));
  if (!hasClasses && isAllLeftOut(kind, survey, mapping)) found.outcomes = { code: 'nothing_left', params: {} };
  const others = hasClasses ? [] : (columnOf(survey, columns.score)?.others ?? []);
  check('scores', others.filter(([value]) => outcomes[value] === undefined).length, 'no_number_undecided');
  const alike = alikeOf(kind, survey, mapping).filter(
    ({ attribute, names, key }) =>
      !mapping.apart.includes(key) &&
      !mapping.merges.some((merge) => merge.attribute === attribute && names.includes(merge.value)),
  );
  check('alike', alike.length, 'alike_undecided');
  const groups = groupsOf(kind, survey, mapping);
  const isKnown = groups.some(({ values }) => values.some(([value]) => value !== '' && !unknown.includes(value)));
  const [wrong] = Object.keys(mapping.bins ?? {}).flatMap((attribute) => {
    const column = columnOf(survey, attribute);
    const values = column && kind === 'rows' ? notBinned(column, mapping) : [];
    return values.map((value) => ({ attribute, value, count: values.length }));
  });
  if (wrong) found.unknown = { code: 'not_binned', params: wrong };
  if (groups.length > 0 && !isKnown) found.unknown = { code: 'nothing_known', params: {} };
  return found;
};
