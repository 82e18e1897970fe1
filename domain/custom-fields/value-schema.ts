import * as z from 'zod';
import { Actor, Id } from '#domain/entity.ts';
import { CustomFieldId } from './field.ts';
import { MOST_FIELDS, MOST_KEPT_FIELDS } from './rules.ts';

const ABOUT =
  'The values of custom fields, by the ID of the field (/custom-fields): a text, a number, a date, the ID of an option or several, a person or a link.';

export const KeptCustomValues = z
  .record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), Actor]))
  .optional()
  .meta({ description: `${ABOUT} Absent if there are none.`, examples: [{ cost_center: '4711', region: 'emea' }] });

/** Longer than any value may be; the field itself has a limit of its own. */
const Text = z.string().max(1_000);

const SentPerson = z.strictObject({ id: Id, name: z.string().optional() });

/** Checked against the fields afterwards, because only stored definitions tell them. */
export const SentCustomValues = z
  .record(CustomFieldId, z.union([Text, z.number(), z.array(Text).max(100), SentPerson]).nullable())
  .refine((values) => Object.keys(values).length <= MOST_FIELDS + MOST_KEPT_FIELDS, {
    params: { code: 'too_many_entries', params: { max: MOST_FIELDS + MOST_KEPT_FIELDS } },
  })
  .optional()
  .meta({
    description: `${ABOUT} A person is an ID, or the name or email address as text. A field that you omit keeps its value; null removes it.`,
    examples: [{ cost_center: '4711', region: 'emea' }],
  });
export type SentCustomValues = z.output<typeof SentCustomValues>;
