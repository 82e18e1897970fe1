/** Reading JSON whose shape is AWS's to choose: what is absent reads as undefined, or as an empty list or text. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const get = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((found, name) => (isObject(found) ? found[name] : undefined), value);

export const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
