/** How far a vendor has come. No schema lives here, so that the browser can have it. */
import { orEverybody, type Reach, reachesAll } from '#domain/permissions.ts';
import type { Vendor } from './vendor.ts';
import { VENDOR_STATES, type VendorState } from './words.ts';

/** One that nobody has decided about. */
export const UNREVIEWED: Pick<Vendor, 'approval' | 'approval_status' | 'ending' | 'state'> = {
  ...{ state: 'proposed', approval_status: 'not_submitted', approval: null, ending: null },
};

/** What was sent back, taken back or has expired is proposed, as it was before. */
export const stateOf = ({ approval_status, ending }: Pick<Vendor, 'approval_status' | 'ending'>): VendorState =>
  ending ? 'ended' : (VENDOR_STATES.find((state) => state === approval_status) ?? 'proposed');

/** Others depend on it, too: its owner, who is whoever made it where it has none, answers for it to them, or whoever may change it for all of them. */
export const answersForVendor = (
  person: { id: string; within: Reach },
  { owned_by, created_by, resource_groups }: Pick<Vendor, 'created_by' | 'owned_by' | 'resource_groups'>,
) => (owned_by ?? created_by).id === person.id || reachesAll(person.within, orEverybody(resource_groups));
