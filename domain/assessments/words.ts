/** The words of assessments, and what can be done with one. No schema lives here, so that the browser can have it. */
import { keysOf } from '#domain/keys-of.ts';
import type { States } from '#domain/states.ts';

export const ASSESSMENT_KINDS = ['validation', 'monitoring', 'incident'] as const;
export type AssessmentKind = (typeof ASSESSMENT_KINDS)[number];

/** An intake is an assessment too, with states and versions of its own. */
export const LISTED_KINDS = ['intake', ...ASSESSMENT_KINDS] as const;

/** Whoever made a mistake in one that is concluded corrects it by another one, which takes its place. */
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
/** As whoever asks for what is possible knows it. */
export const ASSESSMENT_FLOW: States<AssessmentState, AssessmentAction> = TABLE;

const UNDER_WAY: readonly AssessmentState[] = ['open', 'submitted', 'returned'];
export const isUnderWay = ({ state }: { state: AssessmentState }) => UNDER_WAY.includes(state);

export const VERDICTS = ['passes', 'passes_with_conditions', 'fails'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const SEVERITIES = ['high', 'medium', 'low'] as const;

export const LAWS = ['ai_act', 'gdpr'] as const;
export type Law = (typeof LAWS)[number];

/** How soon something of an application is due. */
export const DUE_STATES = ['overdue', 'within_30_days', 'later'] as const;
export type DueState = (typeof DUE_STATES)[number];
