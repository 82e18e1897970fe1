/** The states of an own risk. Contains no schema, to keep the browser bundle small. */
import type { States } from '#domain/states.ts';

export const RISK_STATUSES = ['open', 'in_treatment', 'accepted', 'closed'] as const;
export type RiskStatus = (typeof RISK_STATUSES)[number];

export const RISK_ACTIONS = ['treat', 'accept', 'close', 'reopen'] as const;
export type RiskAction = (typeof RISK_ACTIONS)[number];

export const RISK_FLOW = {
  open: { treat: 'in_treatment', accept: 'accepted', close: 'closed' },
  in_treatment: { accept: 'accepted', close: 'closed', reopen: 'open' },
  accepted: { close: 'closed', reopen: 'open' },
  closed: { reopen: 'open' },
} as const satisfies States<RiskStatus, RiskAction>;

/** Why a person may not accept a risk. */
export const ACCEPTANCE_REFUSALS = ['not_permitted', 'needs_approver', 'owns', 'changed'] as const;
export type AcceptanceRefusal = (typeof ACCEPTANCE_REFUSALS)[number];

export const DUE_STATES = ['overdue', 'review_due'] as const;
export type DueState = (typeof DUE_STATES)[number];

type Dated = { readonly status: RiskStatus; readonly due_on: string; readonly review_on: string };

/** Treatment is overdue after its due date. A review is due from its date on, for accepted risks, too. */
export const dueStatesOf = ({ status, due_on, review_on }: Dated, today: string): DueState[] => {
  if (status === 'closed') return [];
  const isOverdue = status !== 'accepted' && due_on !== '' && due_on < today;
  const isReviewDue = review_on !== '' && review_on <= today;
  return [...(isOverdue ? (['overdue'] as const) : []), ...(isReviewDue ? (['review_due'] as const) : [])];
};

/** The more urgent state. */
export const dueStateOf = (risk: Dated, today: string): DueState | null => dueStatesOf(risk, today)[0] ?? null;
