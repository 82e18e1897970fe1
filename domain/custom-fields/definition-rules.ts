/** Field rules of a definition. Apart from the limits, so that lists do not load the rules of forms. */
import { optional, required } from '#domain/rules.ts';

const MOST_LABEL = 60;
export const fieldRules = {
  label: required('line', MOST_LABEL),
  label_es: { ...optional('line', MOST_LABEL), about: 'The label in Spanish. If empty, the label is used.' },
  help: { ...optional('line', 300), about: 'Shown below the field in forms.' },
  help_es: { ...optional('line', 300), about: 'The help text in Spanish. If empty, the help text is used.' },
} as const;
export const optionRules = { label: fieldRules.label, label_es: fieldRules.label_es } as const;
