import * as z from 'zod';
import { Id } from './entity.ts';
import { GROUP_TYPES } from './enumerations.ts';

/** A role that somebody holds, and the resource group within which it holds. */
export const HeldRole = z.object({
  id: z.string(),
  name: z.string(),
  resource_group: z.object({ id: Id, name: z.string(), group_type: z.enum(GROUP_TYPES) }),
});
export type HeldRole = z.output<typeof HeldRole>;
