import * as z from 'zod';
import { Instant, Recorded } from './entity.ts';
import { HeldRoles } from './role.ts';

/** A program that calls the API in its own name, with roles as a person has them. Its id is its client id. */
export const ApiClient = z.object({
  ...Recorded.shape,
  id: z.string(),
  name: z.string(),
  status: z.enum(['active', 'disabled']),
  roles: HeldRoles,
  tokens_valid_from: Instant,
});
export type ApiClient = z.output<typeof ApiClient>;
