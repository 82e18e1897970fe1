/** The keys of an object that is made by its type, so that it has no others. `Object.keys` forgets which they are. */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as Extract<keyof T, string>[]; // no others, as above
