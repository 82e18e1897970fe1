import * as z from 'zod';
import { LANGUAGES } from '#domain/enumerations.ts';

/** The tenant's settings for its initial data. */
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

/** The stack's output of the seed. */
export type SeedOutput = { Administrator: string };
