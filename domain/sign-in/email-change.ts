/** Limits and schemas for changing an e-mail address. */
import * as z from 'zod';
import { anEmail, aSentCode } from '#domain/rules.ts';
import { schemaOf } from '#domain/schema-of.ts';

export const EMAIL_CODE_MINUTES = 15;
export const EMAIL_CODE_TRIES = 5;
/** Applies both per person and per new address. */
export const EMAIL_CODES_AN_HOUR = 5;
export const EMAIL_UNDO_HOURS = 72;

export const NewEmail = schemaOf({ email: anEmail }).meta({
  title: 'NewEmail',
  examples: [{ email: 'ada@example.com' }],
});
export type NewEmail = z.output<typeof NewEmail>;

export const EmailCode = schemaOf({ code: aSentCode }).meta({ title: 'EmailCode', examples: [{ code: '123456' }] });

export const EmailUndo = z
  .strictObject({ token: z.string().min(1).max(200) })
  .meta({ title: 'EmailUndo', examples: [{ token: 'as it stands in the mail' }] });
