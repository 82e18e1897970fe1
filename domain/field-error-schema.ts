import * as z from 'zod';
import { keysOf } from '#domain/keys-of.ts';
import { FIELD_ERRORS } from './field-error.ts';

export const FieldErrorCode = z.enum(keysOf(FIELD_ERRORS)).meta({ title: 'FieldErrorCode' });

/** A validation error of a field. `message` is English; `code` and `params` allow translation. */
export const FieldError = z
  .object({
    path: z.string(),
    code: FieldErrorCode,
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    message: z.string(),
  })
  .meta({ title: 'FieldError' });
