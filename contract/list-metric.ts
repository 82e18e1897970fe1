/** What the API counts, and the cloud watches: how many rows a kind of list has. The log says of which kind; one metric for each would cost as many alarms. */
export const LIST_METRIC = { service: 'lists', name: 'list_rows' } as const;
