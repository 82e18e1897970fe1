/** The values that a filter offers: all possible values, or the ones in use if the values are unlimited. */
import { isId } from '#domain/is-id.ts';
import type { Column } from '#web/components/list/columns/column.ts';
import type { Filter as Filters } from './tokens.ts';

export type Choice = { value: string; label: string; count: number | undefined };

type Filter = {
  values: readonly string[] | 'any';
  /** The number of rows for each value; undefined until the list is loaded. */
  facet: Readonly<Record<string, number>> | undefined;
  chosen: readonly string[];
  labelOf: (value: string) => string;
};

/** Hides ids without a known name. */
export const labelIn = ({ labels, unknown }: Partial<Pick<Column<never>, 'labels' | 'unknown'>>, value: string) =>
  labels?.[value] ?? (isId(value) ? unknown : undefined) ?? value;

/** Chosen values are always included. Unlimited values are sorted by label, values without rows last. */
export const choicesOf = ({ values, facet, chosen, labelOf }: Filter): Choice[] => {
  const choice = (value: string): Choice => ({ value, label: labelOf(value), count: facet && (facet[value] ?? 0) });
  if (values !== 'any') return values.map(choice);
  const known = new Set([...Object.keys(facet ?? {}), ...chosen]);
  return [...known]
    .map(choice)
    .sort((a, b) => Number(a.count === 0) - Number(b.count === 0) || a.label.localeCompare(b.label));
};

type Named = Pick<Column<never>, 'id' | 'header' | 'labels' | 'unknown'>;

/** The filters of a list in words, such as "Risk tier = High, Low"; `none` stands for the empty value. */
export const filtersInWords = (columns: readonly Named[], { text, values }: Filters, none: string): string[] => [
  ...(text ? [`“${text}”`] : []),
  ...columns.flatMap((column) => {
    const chosen = values[column.id] ?? [];
    const labels = chosen.map((value) => (value === '' ? none : labelIn(column, value)));
    return labels.length > 0 ? [`${column.header} = ${labels.join(', ')}`] : [];
  }),
];
