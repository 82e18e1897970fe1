/** Field rules for questionnaire links and for the vendor's submission. */
import { LANGUAGES } from '#domain/enumerations.ts';
import { oneOf, optional, required } from '#domain/rules.ts';

export const linkRules = {
  email: { ...optional('email', 254), about: 'Where to mail it to; nowhere, where you pass it on yourself.' },
  language: { ...oneOf(LANGUAGES), about: 'Of the mail.' },
} as const;

export const senderRules = {
  name: required('line', 100),
  email: required('email', 254),
} as const;
