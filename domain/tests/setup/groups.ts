/** The groups of a test during its setup, as far as the table shows them. */
import { areEdges, countedValues, groupNamer } from './bins.ts';
import { seemsUnknown } from './guess.ts';
import type { Kind, Mapping } from './mapping.ts';
import type { Counted, Survey } from './survey.ts';

export const columnOf = ({ columns }: Pick<Survey, 'columns'>, header: string | undefined) =>
  columns.find((column) => column.header === header);

/** The index of a column, or -1. */
export const columnAt = ({ columns }: Pick<Survey, 'columns'>, header: string | undefined) =>
  columns.findIndex((column) => column.header === header);

/** The counts of all rows if the survey has them, otherwise of the sample. */
const countedIn = ({ columns, sample, pairs }: Survey, at: number, of: number): [string, string, number][] => {
  const column = columns[of];
  if (at < 0 && column && !column.isMore) return column.values.map(([group, count]) => ['', group, count]);
  const counted = pairs.find((pair) => pair.at === at && pair.of === of);
  if (!counted) return sample.map((row) => [row[at] ?? '', row[of] ?? '', 1]);
  return [...counted.groups].flatMap(([attribute, groups]) =>
    [...groups].map(([group, count]): [string, string, number] => [attribute, group, count]),
  );
};

/** Values of one group are counted together. The largest group comes first. */
const named = (values: readonly Counted[], nameOf: (value: string) => string): Counted[] => {
  const counts = new Map<string, number>();
  for (const [value, count] of values) {
    const name = nameOf(value);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].toSorted(([, n], [, m]) => m - n);
};

/** The groups by attribute, with their names and row counts. */
export const groupsOf = (kind: Kind, survey: Survey, mapping: Mapping) => {
  const { columns, attributes } = mapping;
  if (kind === 'rows')
    return attributes.flatMap((attribute) => {
      const column = columnOf(survey, attribute);
      if (!column) return [];
      const isBinned = areEdges(mapping.bins?.[attribute]?.edges ?? []);
      const values = isBinned ? countedValues(column, mapping) : column.values;
      return [{ attribute, values: named(values, groupNamer(mapping, attribute)), isMore: column.isMore && !isBinned }];
    });
  const headers = survey.columns.map(({ header }) => header);
  const pairs = [
    [columns.attribute, columns.group],
    ...(columns.second_group ? [[columns.second_attribute, columns.second_group]] : []),
  ].map((pair) => pair.map((header) => headers.indexOf(header ?? '')));
  const found = new Map<string, Map<string, number>>();
  for (const [at = -1, of = -1] of pairs)
    for (const [attribute, group, count] of of < 0 ? [] : countedIn(survey, at, of)) {
      const called = at < 0 ? (columns.group ?? '') : attribute;
      if (called === '') continue;
      const groups = found.get(called) ?? new Map<string, number>();
      found.set(called, groups.set(group, (groups.get(group) ?? 0) + count));
    }
  return [...found].map(([attribute, groups]) => ({
    attribute,
    values: [...groups].toSorted(([, n], [, m]) => m - n),
    isMore: false,
  }));
};

/** Whether rows without a group are the baseline. */
export const isEmptyNeutral = (kind: Kind, survey: Survey, { columns: at, baselines }: Mapping) => {
  const [group, isBaseline] = [columnAt(survey, at.group), columnAt(survey, at.is_baseline)];
  return (
    kind === 'fairness_llm_user' &&
    survey.sample.some((row) => (row[group] ?? '') === '' && baselines.includes(row[isBaseline] ?? '\0'))
  );
};

export const guessUnknown = (kind: Kind, survey: Survey, mapping: Mapping) => [
  ...new Set(
    groupsOf(kind, survey, mapping).flatMap(({ values }) =>
      values.map(([value]) => value).filter((value) => value !== '' && seemsUnknown(value)),
    ),
  ),
];

/** Attributes with more distinct values than the survey keeps, and how many it keeps. */
export const cutAttributes = (kind: Kind, survey: Survey, { attributes }: Mapping) =>
  kind === 'rows'
    ? attributes.flatMap((attribute) => {
        const column = columnOf(survey, attribute);
        return column?.isMore ? [{ attribute, kept: column.values.length }] : [];
      })
    : [];

/** The values of attributes before binning. Any value may mean that the group is unknown. */
export const rawValues = (kind: Kind, survey: Survey, mapping: Mapping) => [
  ...new Set(
    groupsOf(kind, survey, { ...mapping, bins: undefined }).flatMap(({ values }) => values.map(([value]) => value)),
  ),
];
