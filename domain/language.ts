import type { Language } from './enumerations.ts';

/** Languages of a tenant; the first is the default. */
export type Offered = readonly [Language, ...Language[]];

/** Ignores the region: `es-MX` is Spanish. */
export const languageOf = (offered: Offered, locale = ''): Language => {
  const spoken = locale.split(/[-_]/, 1).join().toLowerCase();
  return offered.find((language) => language === spoken) ?? offered[0];
};
