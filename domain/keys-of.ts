/** `Object.keys` with its key type, for objects that have exactly the keys of their type. */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as Extract<keyof T, string>[]; // exact keys
