/** What the API counts, and the cloud watches: how many rows each kind of list has. */
export const LIST_METRIC = { service: 'lists', name: 'list_rows', dimension: 'kind' } as const;
