/** The names of records by id or key, for breadcrumbs and the back button. Cleared at sign-out with other data. */
import { queryOptions, skipToken, useQueries, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

export type RecordName = {
  name: string;
  /** The id of the record's application, if the address of the page does not contain it. */
  application?: string;
};

/** A segment of a path as text. */
export const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const nameQuery = (id: string) => queryOptions<RecordName>({ queryKey: ['record-names', id], queryFn: skipToken });

/** Tells the name of the record that the page shows, once it is known. */
export const useRecordName = (id = '', name?: string, application?: string) => {
  const client = useQueryClient();
  useLayoutEffect(() => {
    if (name !== undefined) client.setQueryData(nameQuery(id).queryKey, { name, ...(application && { application }) });
  }, [client, id, name, application]);
};

/** The known names of the records in a path. */
export const useRecordNames = (pathname: string) => {
  const ids = [...new Set(pathname.split('/').filter(Boolean).map(decoded))];
  const found = useQueries({ queries: ids.map(nameQuery) });
  return (id: string) => found[ids.indexOf(id)]?.data;
};
