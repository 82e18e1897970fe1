/** Field rules for questionnaire links and for the vendor's submission. */
import { LANGUAGES } from '#domain/enumerations.ts';
import { oneOf, optional, required } from '#domain/rules.ts';

export const linkRules = {
  email: {
    ...optional('email', 254),
    about: 'The address to email the link to. Empty if you share the link yourself.',
  },
  language: { ...oneOf(LANGUAGES), about: 'The language of the email.' },
} as const;

export const senderRules = {
  name: required('line', 100),
  email: required('email', 254),
} as const;
