/** The user's default view of each list, by the list's name. This module has no schema, so the browser can load it. */
export type DefaultViews = Readonly<Record<string, string>>;

/** `null` removes the default of a list. */
export const withDefaults = (
  before: DefaultViews,
  change: Readonly<Record<string, string | null | undefined>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...before, ...change }).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
