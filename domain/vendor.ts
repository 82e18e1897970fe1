import * as z from 'zod';
import { Id, Recorded } from './entity.ts';
import { schemaOf } from './schema-of.ts';
import { vendorRules } from './vendor-rules.ts';

/** What people say of a vendor: all of it at once, when it is created and when it is changed. */
export const VendorDraft = schemaOf(vendorRules).meta({
  title: 'VendorDraft',
  examples: [{ name: 'Acme Models', website: 'https://acme.example', owner: 'Grace Hopper' }],
});
export type VendorDraft = z.output<typeof VendorDraft>;

/** A company whose models or services applications build on. */
export const Vendor = z
  .object({
    ...Recorded.shape,
    name: z.string(),
    // Older records have a name only.
    website: z.string().default(''),
    description: z.string().default(''),
    owner: z.string().default(''),
    resource_groups: z.array(Id).default([]),
  })
  .meta({ title: 'Vendor' });
export type Vendor = z.output<typeof Vendor>;
