import * as z from 'zod';
import { Recorded } from './entity.ts';

/** A company whose models or services applications build on. */
export const Vendor = z.object({ ...Recorded.shape, name: z.string() }).meta({ title: 'Vendor' });
export type Vendor = z.output<typeof Vendor>;
