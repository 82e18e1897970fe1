/** Field rules and limits of Word templates. Contains no schema, to keep the browser bundle small. */
import { optional, required } from '#domain/rules.ts';

export const templateRules = {
  name: required('title', 200),
  description: { ...optional('lines', 1000), about: 'When people use it.' },
} as const;

export const MOST_TEMPLATES = 100;
/** A request has the file as text, which takes a third more. */
export const TEMPLATE_BYTES = 250_000;
