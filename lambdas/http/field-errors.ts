/** Converts schema issues to field errors. */
import type * as z from 'zod';
import { type Broken, type FieldError, type FieldErrorCode, fieldError } from '#domain/field-error.ts';

const NOT: Readonly<Record<string, FieldErrorCode>> = {
  string: 'not_a_text',
  number: 'not_a_number',
  int: 'not_a_whole_number',
  boolean: 'not_true_or_false',
  array: 'not_a_list',
  object: 'not_an_object',
  record: 'not_an_object',
};

type Limit = 'too_small' | 'too_big';
const OF_TEXT = { too_small: 'too_short', too_big: 'too_long' } as const;
const OF_LIST = { too_small: 'too_few_entries', too_big: 'too_many_entries' } as const;

const beyond = (limit: Limit, origin: string): FieldErrorCode =>
  origin === 'string' ? OF_TEXT[limit] : origin === 'array' ? OF_LIST[limit] : limit;

const broken = (issue: z.core.$ZodIssue): Broken => {
  switch (issue.code) {
    case 'custom':
      return (issue.params ?? { code: 'not_expected', params: {} }) as Broken; // domain/schema-of.ts creates no others
    case 'invalid_type':
      return { code: issue.input === undefined ? 'missing' : (NOT[issue.expected] ?? 'not_expected'), params: {} };
    case 'invalid_value':
      return { code: 'not_a_choice', params: { choices: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      return { code: issue.format === 'uuid' ? 'not_an_id' : 'not_expected', params: {} };
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? { code: 'required', params: {} }
        : { code: beyond('too_small', issue.origin), params: { min: Number(issue.minimum) } };
    case 'too_big':
      return { code: beyond('too_big', issue.origin), params: { max: Number(issue.maximum) } };
    default:
      return { code: 'not_expected', params: {} };
  }
};

/** `unknown` is the code for unknown keys. The issues must include their input. */
export const fieldErrors = (error: z.ZodError, unknown: FieldErrorCode): FieldError[] =>
  error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => fieldError([...issue.path, key].join('.'), unknown));
    const { code, params } = broken(issue);
    return [fieldError(issue.path.join('.'), code, params)];
  });
