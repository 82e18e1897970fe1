/** Enumerations and limits of controls and evidence. Contains no schema, to keep the browser bundle small. */

export const EVIDENCE_KINDS = ['document', 'link', 'statement', 'test_result'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Limits: pieces per control, and controls per piece. */
export const MOST_EVIDENCE = 20;
export const MOST_USES = 50;

export const RETURN_REASONS = ['by_reviewer', 'evidence_expired', 'evidence_removed'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Prerequisites that a control can lack. */
export const LACKS = ['owner', 'implementation', 'evidence'] as const;
export type Lack = (typeof LACKS)[number];

export const EVIDENCE_STANDINGS = ['in_force', 'ends_soon', 'expired', 'not_yet'] as const;
export type EvidenceState = (typeof EVIDENCE_STANDINGS)[number];
