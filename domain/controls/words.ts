/** The words of controls and their evidence, and when a piece counts. No schema lives here, so that the browser can have it. */

/** What a piece of evidence can be. */
export const EVIDENCE_KINDS = ['document', 'link', 'statement', 'test_result'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** How many pieces a control can have, and how many controls one piece can prove. */
export const MOST_EVIDENCE = 20;
export const MOST_USES = 50;

/** Why a control is to be worked on once more. */
export const RETURN_REASONS = ['by_reviewer', 'evidence_expired', 'evidence_removed'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What an application's control has not yet. */
export const LACKS = ['owner', 'implementation', 'evidence'] as const;
export type Lack = (typeof LACKS)[number];

export const EVIDENCE_STANDINGS = ['in_force', 'ends_soon', 'expired', 'not_yet'] as const;
export type EvidenceStanding = (typeof EVIDENCE_STANDINGS)[number];
