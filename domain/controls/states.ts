/** The state machine of a control. */
import type { States } from '#domain/states.ts';

export const CONTROL_STATES = [
  'not_started',
  'in_progress',
  'ready_for_review',
  'accepted',
  'returned',
  'not_applicable',
] as const;
export type ControlState = (typeof CONTROL_STATES)[number];

export const isFinished = (state: ControlState) => state === 'accepted' || state === 'not_applicable';

/** Editors `submit`, `start` and `exclude`; reviewers `accept` and `return`; the nightly job applies `expire`. */
export const CONTROL_ACTIONS = ['start', 'submit', 'exclude', 'accept', 'return', 'expire'] as const;
export type ControlAction = (typeof CONTROL_ACTIONS)[number];

export const CONTROL_FLOW = {
  not_started: { start: 'in_progress', submit: 'ready_for_review', exclude: 'not_applicable' },
  in_progress: { submit: 'ready_for_review', exclude: 'not_applicable' },
  ready_for_review: { start: 'in_progress', accept: 'accepted', return: 'returned' },
  accepted: { start: 'in_progress', return: 'returned', expire: 'returned' },
  returned: { start: 'in_progress', submit: 'ready_for_review', exclude: 'not_applicable' },
  not_applicable: { start: 'in_progress', return: 'returned' },
} as const satisfies States<ControlState, ControlAction>;
