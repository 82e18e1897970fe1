/**
 * The metric for the number of rows in a list, which CloudWatch watches. The log names the list; one metric for each
 * list would need as many alarms.
 */
export const LIST_METRIC = { service: 'lists', name: 'list_rows' } as const;
