import type { NewExport } from '#domain/export.ts';
import { type ListState, writeListState } from '#domain/list/address.ts';
import type { ListName } from '#domain/list/names.ts';
import type { Column } from '#web/components/list/columns/column.ts';
import type { Kind } from '#web/components/list/kind.ts';

/** An export for the job, which has no screen: includes the labels that the list shows. */
export const askedFile = <R>(
  kind: Kind<R, ListName>,
  { text, values, sort }: ListState,
  title: string,
  columns: readonly Column<R>[],
): NewExport => {
  const query = writeListState(kind, { ...(text !== undefined && { text }), values, sort, limit: kind.limit });
  // These values are unlimited, and the API knows their names.
  const isAny = (id: string) => kind.filters.some(({ name, values: of }) => name === id && of === 'any');
  query.set('sort', sort); // the address omits the default order
  return {
    ...{ list: kind.key, name: title, query: query.toString() },
    columns: columns.map(({ id, header, labels = {}, unknown }) => ({
      ...{ id, header, ...(unknown && { unknown }) },
      words: isAny(id) ? [] : Object.entries(labels).map(([value, text]) => ({ value, text })),
    })),
  };
};
