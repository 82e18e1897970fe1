/** Finds the key of a text, to translate verbatim messages of other services. */
export const keysByText = <T extends Record<string, string>>(texts: T) =>
  new Map(Object.entries(texts).map(([key, text]) => [text, key as keyof T & string])); // entries() loses the key type
