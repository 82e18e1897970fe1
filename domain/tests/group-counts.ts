/** How many records each group of a test that is being set up has, as far as its table tells before it is run. */
import { numberReader } from '#domain/bias/cells.ts';
import { groupNamer } from './bins.ts';
import { columnAt, groupsOf } from './groups.ts';
import type { Kind, Mapping } from './mapping.ts';
import type { Survey } from './survey.ts';

/** How many a row stands for is seen of the first of them; of each other row it is one. */
const weightsIn = (kind: Kind, survey: Survey, mapping: Mapping) => {
  const { columns, decimal, attributes } = mapping;
  const indexOf = (header: string | undefined) => columnAt(survey, header);
  const weight = indexOf(kind === 'aggregate' ? columns.n : kind === 'rows' ? columns.weight : undefined);
  if (weight < 0) return undefined;
  const [attribute, group, second] = [
    indexOf(columns.attribute),
    indexOf(columns.group),
    indexOf(columns.second_attribute),
  ];
  const numberOf = numberReader(decimal);
  const binned = attributes.map((header) => ({
    ...{ header, at: indexOf(header), nameOf: groupNamer(mapping, header) },
  }));
  return survey.sample.flatMap((row) => {
    const n = numberOf(row[weight] ?? '') ?? 0;
    if (kind === 'rows')
      return binned.map(({ header, at, nameOf }) => ({ attribute: header, value: nameOf(row[at] ?? ''), n }));
    // Where two attributes meet is another table.
    if (second >= 0 && (row[second] ?? '') !== '') return [];
    return [{ attribute: row[attribute] ?? '', value: row[group] ?? '', n }];
  });
};

const countsOf = (kind: Kind, survey: Survey, mapping: Mapping) =>
  weightsIn(kind, survey, mapping) ??
  groupsOf(kind, survey, mapping).flatMap(({ attribute, values }) =>
    values.map(([value, n]) => ({ attribute, value, n })),
  );

/** Counts for each attribute and group, with joined values as one group and without unknown values. */
export const groupCounts = (kind: Kind, survey: Survey, mapping: Mapping) => {
  const counts = new Map<string, Map<string, number>>();
  for (const { attribute, value, n } of countsOf(kind, survey, mapping)) {
    if (value === '' || mapping.unknown.includes(value)) continue;
    const merged = mapping.merges.find((one) => one.attribute === attribute && one.value === value);
    const group = merged?.group ?? value;
    const groups = counts.get(attribute) ?? new Map<string, number>();
    counts.set(attribute, groups.set(group, (groups.get(group) ?? 0) + n));
  }
  return counts;
};
