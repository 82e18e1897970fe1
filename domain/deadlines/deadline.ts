/** API schemas of upcoming deadlines, over all kinds of records. */
import * as z from 'zod';
import { VENDOR_DATES } from '#domain/vendors/words.ts';

const On = z.object({ on: z.iso.date(), id: z.string(), name: z.string() });

export const Deadline = z
  .discriminatedUnion('kind', [
    On.extend({ kind: z.literal('assessment') }),
    On.extend({ kind: z.literal('approval') }),
    On.extend({
      kind: z.literal('vendor'),
      what: z.enum(VENDOR_DATES).meta({ description: 'What ends on that day.' }),
      certificate: z
        .string()
        .meta({ description: 'The name of a certificate without its own field, otherwise empty.' }),
    }),
    On.extend({
      kind: z.literal('model'),
      applications: z.int().meta({ description: 'Number of applications that you can access and that use the model.' }),
    }),
    On.extend({ kind: z.literal('risk_treatment') }),
    On.extend({ kind: z.literal('risk_review') }),
    On.extend({ kind: z.literal('policy_review') }),
    On.extend({
      kind: z.literal('framework'),
      requirements: z.int().meta({ description: 'Number of requirements that take effect.' }),
      provisions: z.array(z.string()).meta({ description: 'The provisions that they belong to, such as "Art. 26".' }),
    }),
  ])
  .meta({
    title: 'Deadline',
    description:
      'The next due date of an assessment or the end of an approval (`id` and `name` are those of the application), a date of a vendor, the retirement of a foundation model, the due date of the treatment of an own risk or of its review, the next review of a policy that you can change, or the effective date of a framework.',
  });
export type Deadline = z.output<typeof Deadline>;

/** Further deadlines are only counted. */
export const MOST_DEADLINES = 100;

export const DEADLINE_DAYS = { usual: 90, most: 366 } as const;
