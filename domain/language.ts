import type { Language } from './enumerations.ts';

/** The languages of a tenant: the first is for whoever has chosen none of them. */
export type Offered = readonly [Language, ...Language[]];

/** `es-MX` is Spanish. */
export const languageOf = (offered: Offered, locale = ''): Language => {
  const spoken = locale.split(/[-_]/, 1).join().toLowerCase();
  return offered.find((language) => language === spoken) ?? offered[0];
};
