/** The words of due diligence, and what can be done with a questionnaire. No schema lives here, so that the browser can have it. */
import { keysOf } from '#domain/keys-of.ts';
import type { States } from '#domain/states.ts';

export const VENDOR_RISKS = ['high', 'medium', 'low', 'unknown'] as const;
export type VendorRisk = (typeof VENDOR_RISKS)[number];
export type KnownVendorRisk = Exclude<VendorRisk, 'unknown'>;

/** What the vendor sends waits for somebody of ours; what is answered here was looked at by whoever finishes it. */
const TABLE = {
  open: { send: 'sent', finish: 'accepted' },
  sent: { accept: 'accepted', reopen: 'open' },
  accepted: { reopen: 'open' },
} as const satisfies States;

export type DiligenceState = keyof typeof TABLE;
export const DILIGENCE_STATES = keysOf(TABLE);

export type DiligenceAction = 'send' | 'finish' | 'accept' | 'reopen';
export const DILIGENCE_FLOW: States<DiligenceState, DiligenceAction> = TABLE;

/** Whoever answers for the vendor has no account: this stands in the place of their id. */
export const OUTSIDE = 'vendor';

export const LINK_DAYS = 30;
