/** Reads JSON of unknown shape. Missing values become undefined, an empty list or an empty text. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const get = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found, name) => (isObject(found) ? found[name] : undefined), value);

export const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
