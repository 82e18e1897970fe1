import * as z from 'zod';
import { Recorded } from './entity.ts';
import { SIZE_TIERS } from './enumerations.ts';
import { TimeZone } from './time-zone.ts';

/** The organisation that a tenant belongs to. Its size is the tier of its number of employees. */
export const Company = z
  .object({
    ...Recorded.shape,
    name: z.string(),
    size: z.literal(SIZE_TIERS).nullable(),
    industry: z.string(),
    logo: z.url().nullable(),
    /** By whose clocks daily things are done. Older records have none. */
    time_zone: TimeZone.default('UTC'),
  })
  .meta({ title: 'Company' });
export type Company = z.output<typeof Company>;
