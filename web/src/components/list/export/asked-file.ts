import type { NewExport } from '#domain/export.ts';
import { type ListState, writeListState } from '#domain/list/address.ts';
import type { ListName } from '#domain/list/names.ts';
import type { Column } from '#web/components/list/columns/column.ts';
import type { Kind } from '#web/components/list/kind.ts';

/** What a list shows, in its reader's words: for a file that is written without a screen, which alone has them. */
export const askedFile = <R>(
  kind: Kind<R, ListName>,
  { text, values, sort }: ListState,
  title: string,
  columns: readonly Column<R>[],
): NewExport => {
  const query = writeListState(kind, { ...(text !== undefined && { text }), values, sort, limit: kind.limit });
  // There may be any number of such values, and the API knows what they are called.
  const isAny = (id: string) => kind.filters.some(({ name, values: of }) => name === id && of === 'any');
  query.set('sort', sort); // it goes without saying on the screen only
  return {
    ...{ list: kind.key, name: title, query: query.toString() },
    columns: columns.map(({ id, header, labels = {}, unknown }) => ({
      ...{ id, header, ...(unknown && { unknown }) },
      words: isAny(id) ? [] : Object.entries(labels).map(([value, text]) => ({ value, text })),
    })),
  };
};
