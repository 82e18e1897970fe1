/** The error messages of a tenant's file, and the schemas of common types. */
import * as z from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
};

const tooLong = (most: number) => `This is too long: at most ${most} characters.`;

/** `error` is the message if the text is missing or empty. */
export const text = (most: number, error: string) =>
  z
    .string({ error })
    .trim()
    .min(1, error)
    .max(most, tooLong(most))
    .regex(/^\P{Cc}*$/u, 'This must be one line without invisible characters.');

export const httpsUrl = (most: number) =>
  z
    .url({ protocol: /^https$/, error: 'This must be an https address.' })
    .max(most, tooLong(most))
    .regex(/^https:\/\/[^\s/@]+(\/\S*)?$/i, 'This must be an https address without spaces, a user name or a password.');

/** The maximum length of an address in SMTP. */
export const Email = z
  .email({ error: 'This must be an e-mail address, such as "plumbline@example.com".' })
  .max(254, tooLong(254));

/** Replaces zod's messages, which are for developers. Messages of a field take precedence. */
export const ownWords: z.core.$ZodErrorMap = (issue) => {
  const missing = issue.input === undefined;
  if (issue.code === 'invalid_type')
    return `${missing ? 'This is missing. It' : 'This'} must be ${KINDS[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_value') return `This must be one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_big') return `This is too large: at most ${issue.maximum}.`;
  if (issue.code === 'too_small') return `This is too small: at least ${issue.minimum}.`;
  return 'This is not valid. docs/cloud.md describes the settings.';
};
