import * as z from 'zod';
import { Recorded } from './entity.ts';
import { GROUP_TYPES } from './enumerations.ts';

/** A set of applications and vendors that roles are granted over ('Application Group' on screen). */
export const ResourceGroup = z
  .object({
    ...Recorded.shape,
    name: z.string(),
    group_type: z.enum(GROUP_TYPES),
    deleting: z
      .literal(true)
      .optional()
      .meta({ description: 'There while it is being deleted: it can be chosen for nothing any more.' }),
  })
  .meta({ title: 'ResourceGroup' });
export type ResourceGroup = z.output<typeof ResourceGroup>;
