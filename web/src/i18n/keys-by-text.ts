/** Texts the other way round, for what is said word for word by somebody else, and to be said in the language shown. */
export const keysByText = <T extends Record<string, string>>(texts: T) =>
  new Map(Object.entries(texts).map(([key, text]) => [text, key as keyof T & string])); // entries() forgets the keys' type
