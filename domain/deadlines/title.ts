/** Selects the title of a deadline from the texts of a language (`en.ts`, `es.ts`) and its values. */
import type { Language } from '#domain/enumerations.ts';
import { phrase } from '#domain/text/phrase.ts';
import type { Deadline } from './deadline.ts';
import type { titles as english } from './en.ts';

export type DeadlineTitles = Readonly<Record<keyof typeof english, string>>;

const NAMED_PROVISIONS = 3;

/** `more` says how many provisions the title leaves out. */
const listed = (provisions: readonly string[], language: Language, more: (count: number) => string) => {
  const left = provisions.length - NAMED_PROVISIONS;
  const named = provisions.slice(0, NAMED_PROVISIONS);
  return new Intl.ListFormat(language).format(left > 0 ? [...named, more(left)] : named);
};

export const titleOf = (deadline: Deadline, language: Language, more: (count: number) => string) => {
  switch (deadline.kind) {
    case 'model':
      return { key: 'model', values: { count: deadline.applications } } as const;
    case 'vendor':
      return deadline.what === 'other'
        ? ({ key: 'certificate', values: { name: deadline.certificate } } as const)
        : ({ key: deadline.what, values: {} } as const);
    case 'framework': {
      const provisions = listed(deadline.provisions, language, more);
      return { key: 'framework', values: { provisions, count: deadline.requirements } } as const;
    }
    default:
      return { key: deadline.kind, values: {} } as const;
  }
};

export const titled = (titles: DeadlineTitles, deadline: Deadline, language: Language): string => {
  const { key, values } = titleOf(deadline, language, (count) => phrase(titles, 'more', { count }));
  return phrase(titles, key, values);
};
