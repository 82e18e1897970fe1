/** Field rules of a question. Apart from the limits, so that the intake does not load the rules of forms. */
import { optional, required } from '#domain/rules.ts';

const MOST_TEXT = 300;
export const questionRules = {
  text: required('line', MOST_TEXT),
  text_es: { ...optional('line', MOST_TEXT), about: 'The question in Spanish. If empty, the text is used.' },
  help: { ...optional('line', MOST_TEXT), about: 'Shown below the question.' },
  help_es: { ...optional('line', MOST_TEXT), about: 'The help text in Spanish. If empty, the help text is used.' },
} as const;

const MOST_LABEL = 100;
export const choiceRules = {
  label: required('line', MOST_LABEL),
  label_es: { ...optional('line', MOST_LABEL), about: 'The label in Spanish. If empty, the label is used.' },
} as const;
