/** The state machine of a legal document. */
import type { States } from '#domain/states.ts';

export const LEGAL_STATES = ['draft', 'in_review', 'signed'] as const;
export type LegalState = (typeof LEGAL_STATES)[number];

export const LEGAL_ACTIONS = ['submit', 'return', 'sign', 'revise'] as const;
export type LegalAction = (typeof LEGAL_ACTIONS)[number];

/** Answers change only in a draft. */
export const LEGAL_FLOW = {
  draft: { submit: 'in_review' },
  in_review: { return: 'draft', sign: 'signed' },
  signed: { revise: 'draft' },
} as const satisfies States<LegalState, LegalAction>;
