/** What can be chosen in a filter: all the values that there can be or, where that is anything, those that there are. */
import { isId } from '#domain/is-id.ts';
import type { Column } from '#web/components/list/columns/column.ts';
import type { Choice } from './choice-filter.tsx';

type Filter = {
  values: readonly string[] | 'any';
  /** How many there would be with each value; unknown until the list has come. */
  facet: Readonly<Record<string, number>> | undefined;
  chosen: readonly string[];
  labelOf: (value: string) => string;
};

/** An id that nobody can be told the name of is not shown. */
export const labelIn = ({ labels, unknown }: Partial<Pick<Column<never>, 'labels' | 'unknown'>>, value: string) =>
  labels?.[value] ?? (isId(value) ? unknown : undefined) ?? value;

/** What is chosen is always among them. Values that may be anything come by their labels, those that nobody has last. */
export const choicesOf = ({ values, facet, chosen, labelOf }: Filter): Choice[] => {
  const choice = (value: string): Choice => ({ value, label: labelOf(value), count: facet && (facet[value] ?? 0) });
  if (values !== 'any') return values.map(choice);
  const known = new Set([...Object.keys(facet ?? {}), ...chosen]);
  return [...known]
    .map(choice)
    .sort((a, b) => Number(a.count === 0) - Number(b.count === 0) || a.label.localeCompare(b.label));
};
