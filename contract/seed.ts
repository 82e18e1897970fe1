import * as z from 'zod';
import { LANGUAGES } from '#domain/enumerations.ts';

/** What a tenant's file says of what is there before anybody comes. */
export const Seed = z.object({
  company: z.string(),
  administrator: z.object({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    language: z.enum(LANGUAGES),
  }),
});
export type Seed = z.output<typeof Seed>;

/** What the deployment says of it. */
export type SeedOutput = { Administrator: string };
