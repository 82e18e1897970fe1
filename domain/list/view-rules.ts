/** The validation rules of a saved view. */
import { aName, choice, optional } from '#domain/rules.ts';

export const SHARED_WITH = ['nobody', 'everybody'] as const;

export const viewRules = {
  name: aName,
  query: {
    ...optional('line', 4000),
    about: 'The query string of the list: filters, text, sort, limit and columns.',
  },
  shared_with: choice(SHARED_WITH, 'nobody'),
} as const;
