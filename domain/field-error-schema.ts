import * as z from 'zod';
import { FIELD_ERRORS, type FieldErrorCode } from './field-error.ts';

/** What is wrong with one field. `message` is English; with `code` and `params` it can be said in any language. */
export const FieldError = z.object({
  path: z.string(),
  code: z.enum(Object.keys(FIELD_ERRORS) as FieldErrorCode[]), // keys() forgets which
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});
