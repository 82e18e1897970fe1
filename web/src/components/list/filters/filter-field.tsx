import PropertyFilter, { type PropertyFilterProps } from '@cloudscape-design/components/property-filter';
import { useTranslation } from 'react-i18next';
import type { Sayable } from '#domain/list/address.ts';
import { MOST_VALUES } from '#domain/list/limits.ts';
import type { Column } from '#web/components/list/columns/column.ts';
import type { Facets } from '#web/components/list/kind.ts';
import { choicesOf, labelIn } from './choices.ts';
import { type Filter, filterOf, NO_VALUE, tokensOf } from './tokens.ts';

export type FilterFieldProps = {
  filters: Sayable['filters'];
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'isRanged' | 'labels' | 'unknown'>[];
  search: string;
  facets: Facets | undefined;
  filter: Filter;
  onChange: (filter: Filter) => void;
};

/** One field for text and filters. Suggested values have the number of matches. */
export const FilterField = ({ filters: all, columns, search, facets, filter, onChange }: FilterFieldProps) => {
  const { t, i18n } = useTranslation();
  const { values } = filter;

  const filters = columns.flatMap((column) => {
    const counted = all.find(({ name }) => name === column.id);
    if (!counted) return [];
    const labelOf = (value: string) => (value === '' ? t('actions.notGiven') : labelIn(column, value));
    const [facet, chosen] = [facets?.[column.id], values[column.id] ?? []];
    const choices = choicesOf({ values: counted.values, facet, chosen, labelOf });
    const isCut = counted.values === 'any' && Object.keys(facet ?? {}).length >= MOST_VALUES;
    return choices.length > 0 || column.isRanged
      ? [{ ...column, labelOf, choices, isCut, isComplete: counted.values !== 'any' }]
      : [];
  });
  const properties = filters.map(({ id, header, isRanged, labelOf }): PropertyFilterProps.FilteringProperty => {
    const labels = (chosen: unknown) =>
      [chosen]
        .flat()
        .map((value) => labelOf(value === NO_VALUE ? '' : String(value)))
        .join(', ');
    return {
      key: id,
      propertyLabel: header,
      groupValuesLabel: header,
      operators: [{ operator: '=', tokenType: 'enum', format: labels }, ...(isRanged ? (['>=', '<='] as const) : [])],
    };
  });
  const options = filters.flatMap(({ id, choices }) =>
    choices.map(({ value, label, count }) => ({
      ...{ propertyKey: id, value: value || NO_VALUE, label },
      ...(count !== undefined && { tags: [count.toLocaleString(i18n.language)] }),
    })),
  );

  return (
    <PropertyFilter
      query={{ operation: 'and', tokens: tokensOf(filter) }}
      onChange={({ detail }) => onChange(filterOf(detail.tokens, filters))}
      filteringProperties={properties}
      filteringOptions={options}
      freeTextFiltering={{ operators: [':'] }}
      filteringPlaceholder={search}
      filteringAriaLabel={search}
      hideOperations
      expandToViewport
      {...(filters.some(({ isCut }) => isCut) && {
        filteringStatusType: 'finished' as const,
        filteringFinishedText: t('list.mostFrequent', { count: MOST_VALUES }),
      })}
    />
  );
};
