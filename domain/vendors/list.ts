import { VENDOR_RISKS, type VendorRisk } from '#domain/diligence/words.ts';
import type { List } from '#domain/list/columns.ts';
import { orEverybody } from '#domain/permissions.ts';
import { nameOrder } from '#domain/text/name.ts';
import { datesOf } from './dates.ts';
import type { VendorRow } from './vendor.ts';
import {
  CERTIFICATES,
  CRITICALITIES,
  DATA_SHARED,
  HELD_CERTIFICATES,
  TRAINING,
  VENDOR_CATEGORIES,
  VENDOR_STATES,
} from './words.ts';

/** Sort order: unknown first, most severe last. */
const GRAVITY: readonly VendorRisk[] = ['unknown', 'low', 'medium', 'high'];

const certificatesOf = (vendor: VendorRow) => [
  ...CERTIFICATES.filter((one) => vendor[`${one}_until`] !== ''),
  ...(vendor.other_certificates.length > 0 ? ['other'] : []),
];

/** Adds a facet value for vendors without a value. */
const orNothing = <V extends string>(values: readonly V[]) => [...values, ''] as const;

export const vendorList = {
  columns: {
    name: { of: ({ name }) => name, searched: true, order: ({ name }) => nameOrder(name) },
    description: { of: ({ description }) => description, searched: true },
    category: { of: ({ category }) => category ?? '', counted: orNothing(VENDOR_CATEGORIES) },
    risk: {
      of: ({ risk = 'unknown' }) => risk,
      counted: VENDOR_RISKS,
      order: ({ risk = 'unknown' }) => GRAVITY.indexOf(risk),
    },
    criticality: {
      of: ({ criticality }) => criticality ?? '',
      counted: orNothing(CRITICALITIES),
      order: ({ criticality }) => (criticality ? CRITICALITIES.indexOf(criticality) : null),
    },
    state: { of: ({ state }) => state, counted: VENDOR_STATES, order: ({ state }) => VENDOR_STATES.indexOf(state) },
    data_shared: {
      of: ({ data_shared }) => data_shared ?? '',
      counted: orNothing(DATA_SHARED),
      order: ({ data_shared }) => (data_shared ? DATA_SHARED.indexOf(data_shared) : null),
    },
    trains_on_data: { of: ({ trains_on_data }) => trains_on_data ?? '', counted: orNothing(TRAINING) },
    country: {
      of: ({ country }) => country,
      searched: true,
      counted: 'any',
      order: ({ country }) => nameOrder(country) || null,
    },
    processing_countries: {
      of: ({ processing_countries }) => processing_countries,
      counted: 'any',
    },
    owner: { of: ({ owner }) => owner, searched: true, counted: 'any', order: ({ owner }) => nameOrder(owner) || null },
    contract_end: { of: ({ contract_end }) => contract_end, order: ({ contract_end }) => contract_end || null },
    /** The earliest date, even if it has passed. */
    next_date: {
      of: (vendor) => datesOf(vendor)[0]?.on ?? null,
      order: (vendor) => datesOf(vendor)[0]?.on ?? null,
    },
    certificates: { of: certificatesOf, counted: HELD_CERTIFICATES },
    website: { of: ({ website }) => website, order: ({ website }) => nameOrder(website) || null },
    updated_at: { of: ({ updated_at }) => updated_at, order: ({ updated_at }) => updated_at },
    resource_groups: { of: ({ resource_groups }) => resource_groups, counted: 'any', ofGroups: true },
  },
  groups: ({ resource_groups }) => orEverybody(resource_groups),
} as const satisfies List<VendorRow>;
