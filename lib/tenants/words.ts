/** How a tenant's file is told what is wrong with it, wherever a field has no better words of its own. */
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

/** `error` says what to write where it is missing, empty or no text. */
export const text = (most: number, error: string) =>
  z
    .string({ error })
    .trim()
    .min(1, error)
    .max(most, tooLong(most))
    .regex(/^\P{Cc}*$/u, 'This must be one line, without signs that cannot be seen.');

export const httpsUrl = (most: number) =>
  z
    .url({ protocol: /^https$/, error: 'This must be an https address.' })
    .max(most, tooLong(most))
    .regex(
      /^https:\/\/[^\s/@]+(\/\S*)?$/i,
      'This must be an https address, without spaces, a name or a password in it.',
    );

/** As long as an address may be for SMTP. */
export const Email = z
  .email({ error: 'This must be an e-mail address, such as "plumbline@example.com".' })
  .max(254, tooLong(254));

/** What zod would say is for whoever wrote the schema. A field's own words come before these. */
export const ownWords: z.core.$ZodErrorMap = (issue) => {
  const missing = issue.input === undefined;
  if (issue.code === 'invalid_type')
    return `${missing ? 'This is missing: it' : 'This'} must be ${KINDS[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_value') return `This is one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'too_big') return `This is too much: at most ${issue.maximum}.`;
  if (issue.code === 'too_small') return `This is too little: at least ${issue.minimum}.`;
  return 'This cannot be: docs/cloud.md says what to write.';
};
