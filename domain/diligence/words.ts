/** Enumerations and the state machine of due diligence. Contains no schema, to keep the browser bundle small. */
import { keysOf } from '#domain/keys-of.ts';
import type { States } from '#domain/states.ts';

export const VENDOR_RISKS = ['high', 'medium', 'low', 'unknown'] as const;
export type VendorRisk = (typeof VENDOR_RISKS)[number];
export type KnownVendorRisk = Exclude<VendorRisk, 'unknown'>;

/** Answers sent by the vendor need acceptance; answers given by the company are accepted when they are finished. */
const TABLE = {
  open: { send: 'sent', finish: 'accepted' },
  sent: { accept: 'accepted', reopen: 'open' },
  accepted: { reopen: 'open' },
} as const satisfies States;

export type DiligenceState = keyof typeof TABLE;
export const DILIGENCE_STATES = keysOf(TABLE);

export type DiligenceAction = 'send' | 'finish' | 'accept' | 'reopen';
export const DILIGENCE_FLOW: States<DiligenceState, DiligenceAction> = TABLE;

/** Replaces the actor id of a vendor, who has no account. */
export const OUTSIDE = 'vendor';

export const LINK_DAYS = 30;
