/** The lists that have views, by the names of their pages and in the API. */
export const LIST_NAMES = [
  'api-access',
  'applications',
  'application-groups',
  'evidence',
  'models',
  'manage-users',
  'vendors',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

export const isListName = (name: string): name is ListName => LIST_NAMES.some((one) => one === name);
