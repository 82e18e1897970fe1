import * as z from 'zod';
import { keysOf } from '#domain/keys-of.ts';
import { FIELD_ERRORS } from './field-error.ts';

/** What is wrong with one field. `message` is English; with `code` and `params` it can be said in any language. */
export const FieldError = z.object({
  path: z.string(),
  code: z.enum(keysOf(FIELD_ERRORS)),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
});
