import type { Words } from '#domain/frameworks/framework.ts';
import type { RISK_CATEGORIES } from '#domain/register/words.ts';

export type LibraryRisk = {
  /** Identifies the risk across all libraries. Own risks store it, so it never changes. */
  readonly id: string;
  /** The number that the publisher gives it, if there is one. */
  readonly code: string | null;
  readonly title: Words;
  /** One sentence in our own words. */
  readonly about: Words;
  readonly category: (typeof RISK_CATEGORIES)[number];
};

export type Library = {
  readonly id: string;
  readonly name: string;
  readonly publisher: string;
  readonly license: Words;
  readonly url: string;
  readonly risks: readonly LibraryRisk[];
};
