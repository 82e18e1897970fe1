/** Which groups of a test that is being set up are too small to be judged, as far as its table tells before it is run. */
import { numberReader } from '#domain/bias/cells.ts';
import { groupNamer } from './bins.ts';
import { type Kind, leftOutIn, type Mapping } from './draft.ts';
import { groupsOf } from './groups.ts';
import type { Survey } from './survey.ts';

export type SmallGroup = { attribute: string; group: string; n: number; of: number };

/** How many a row stands for is seen of the first of them; of each other row it is one. */
const weightsIn = (kind: Kind, survey: Survey, mapping: Mapping) => {
  const { columns, decimal, attributes } = mapping;
  const indexOf = (header: string | undefined) => survey.columns.findIndex((column) => column.header === header);
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

/** Below the share of those of which it is known, in each attribute. */
export const smallGroups = (kind: Kind, survey: Survey, mapping: Mapping, share: number): SmallGroup[] => {
  const found = new Map<string, Map<string, number>>();
  for (const { attribute, value, n } of countsOf(kind, survey, mapping)) {
    if (value === '' || mapping.unknown.includes(value)) continue;
    const merged = mapping.merges.find((one) => one.attribute === attribute && one.value === value);
    const group = merged?.group ?? value;
    const groups = found.get(attribute) ?? new Map<string, number>();
    found.set(attribute, groups.set(group, (groups.get(group) ?? 0) + n));
  }
  return [...found].flatMap(([attribute, groups]) => {
    const of = groups.values().reduce((sum, n) => sum + n, 0);
    return [...groups].flatMap(([group, n]) => (n < share * of ? [{ attribute, group, n, of }] : []));
  });
};

type Wrong = Pick<SmallGroup, 'attribute' | 'group'> & { code: 'left_out_too_large' | 'reason_needed' };

/** Those that are left out without a reason, or that are too large for it. */
export const leftOutProblems = (mapping: Mapping, small: readonly SmallGroup[]) =>
  leftOutIn(mapping).flatMap(({ attribute, group, reason }): Wrong[] => {
    if (!small.some((one) => one.attribute === attribute && one.group === group))
      return [{ attribute, group, code: 'left_out_too_large' }];
    return reason.trim() === '' ? [{ attribute, group, code: 'reason_needed' }] : [];
  });
