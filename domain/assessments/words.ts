/** Enumerations and the state machine of assessments. Contains no schema, to keep the browser bundle small. */
import { keysOf } from '#domain/keys-of.ts';
import type { States } from '#domain/states.ts';

export const ASSESSMENT_KINDS = ['validation', 'monitoring', 'incident'] as const;
export type AssessmentKind = (typeof ASSESSMENT_KINDS)[number];

/** Lists show intakes among assessments, although intakes have their own states and versions. */
export const LISTED_KINDS = ['intake', ...ASSESSMENT_KINDS] as const;

/** A concluded assessment is corrected by a new one that supersedes it. */
const TABLE = {
  open: { change: 'open', submit: 'submitted', cancel: 'canceled' },
  submitted: { return: 'returned', conclude: 'concluded' },
  returned: { change: 'returned', submit: 'submitted', cancel: 'canceled' },
  concluded: { correct: 'superseded' },
  superseded: {},
  canceled: {},
} as const satisfies States;

export type AssessmentState = keyof typeof TABLE;
export const ASSESSMENT_STATES = keysOf(TABLE);

export type AssessmentAction = 'change' | 'submit' | 'return' | 'conclude' | 'cancel' | 'correct';
/** Wider type for lookups by any state and action. */
export const ASSESSMENT_FLOW: States<AssessmentState, AssessmentAction> = TABLE;

const UNDER_WAY: readonly AssessmentState[] = ['open', 'submitted', 'returned'];
export const isUnderWay = ({ state }: { state: AssessmentState }) => UNDER_WAY.includes(state);

export const VERDICTS = ['passes', 'passes_with_conditions', 'fails'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const SEVERITIES = ['high', 'medium', 'low'] as const;

export const LAWS = ['ai_act', 'gdpr'] as const;
export type Law = (typeof LAWS)[number];

export const DUE_STATES = ['overdue', 'within_30_days', 'later'] as const;
export type DueState = (typeof DUE_STATES)[number];
