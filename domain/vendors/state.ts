/** The state of a vendor. Contains no schema, to keep the browser bundle small. */
import { orEverybody, type Reach, reachesAll } from '#domain/permissions.ts';
import type { Vendor } from './vendor.ts';
import { VENDOR_STATES, type VendorState } from './words.ts';

/** Initial values of a vendor without a decision. */
export const UNREVIEWED: Pick<Vendor, 'approval' | 'approval_status' | 'ending' | 'state'> = {
  ...{ state: 'proposed', approval_status: 'not_submitted', approval: null, ending: null },
};

/** Vendors whose approval was returned, withdrawn or has expired count as proposed. */
export const stateOf = ({ approval_status, ending }: Pick<Vendor, 'approval_status' | 'ending'>): VendorState =>
  ending ? 'ended' : (VENDOR_STATES.find((state) => state === approval_status) ?? 'proposed');

/**
 * Whether a person is responsible for a shared vendor: its owner, its creator if it has no owner, or a person whose
 * scope covers all of its groups.
 */
export const answersForVendor = (
  person: { id: string; within: Reach },
  { owned_by, created_by, resource_groups }: Pick<Vendor, 'created_by' | 'owned_by' | 'resource_groups'>,
) => (owned_by ?? created_by).id === person.id || reachesAll(person.within, orEverybody(resource_groups));
