/** Enumerations of policies. Contains no schema, to keep the browser bundle small. */
import type { States } from '#domain/states.ts';

export const POLICY_KINDS = ['ai_use', 'ai_literacy', 'acceptable_use', 'data', 'other'] as const;
export type PolicyKind = (typeof POLICY_KINDS)[number];

export const POLICY_STATUSES = ['draft', 'in_force', 'retired'] as const;
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

export const POLICY_ACTIONS = ['review', 'retire', 'restore'] as const;
export type PolicyAction = (typeof POLICY_ACTIONS)[number];

/** Publishing the first version puts a draft in force. */
export const POLICY_FLOW = {
  draft: {},
  in_force: { review: 'in_force', retire: 'retired' },
  retired: { restore: 'in_force' },
} as const satisfies States<PolicyStatus, PolicyAction>;

/** Whether the audience is asked to acknowledge the policy. */
export const ACKNOWLEDGEMENTS = ['not_asked', 'asked'] as const;

/** Days to acknowledge. */
export const DUE_DAYS = ['7', '14', '30', '60', '90'] as const;

/** Months between reviews. */
export const REVIEW_MONTHS = ['6', '12', '24'] as const;

/** Whether a person acknowledged a policy that asks for it. */
export const ACKNOWLEDGEMENT_STATES = ['overdue', 'pending', 'acknowledged'] as const;
export type AcknowledgementState = (typeof ACKNOWLEDGEMENT_STATES)[number];

export const ASK_AGAIN = ['yes', 'no'] as const;
