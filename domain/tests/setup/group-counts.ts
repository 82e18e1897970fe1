/** The number of records in each group during the setup of a test, as far as the table shows it. */
import { numberReader } from '#domain/bias/file/cells.ts';
import { groupNamer } from './bins.ts';
import { columnAt, groupsOf } from './groups.ts';
import type { Kind, Mapping } from './mapping.ts';
import type { Survey } from './survey.ts';

/** The weights of the sampled rows. Each other row counts as one. */
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
    // Intersections of two attributes belong to another table.
    if (second >= 0 && (row[second] ?? '') !== '') return [];
    return [{ attribute: row[attribute] ?? '', value: row[group] ?? '', n }];
  });
};

const countsOf = (kind: Kind, survey: Survey, mapping: Mapping) =>
  weightsIn(kind, survey, mapping) ??
  groupsOf(kind, survey, mapping).flatMap(({ attribute, values }) =>
    values.map(([value, n]) => ({ attribute, value, n })),
  );

/** Counts by attribute and group. Joined values count as one group; unknown values are left out. */
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
