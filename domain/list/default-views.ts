/** With which saved view each list begins for somebody, by the list's name. No schema lives here, so that the browser can have it. */
export type DefaultViews = Readonly<Record<string, string>>;

/** What is `null` begins by itself again. */
export const withDefaults = (
  before: DefaultViews,
  change: Readonly<Record<string, string | null | undefined>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...before, ...change }).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
