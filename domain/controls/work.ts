/** Applies actions to a control. Permissions are checked by the caller. */
import type { Actor } from '#domain/entity.ts';
import { next } from '#domain/states.ts';
import type { Control } from './control.ts';
import { isInForce, type Period } from './in-force.ts';
import { CONTROL_FLOW, type ControlAction, type ControlState } from './states.ts';
import type { Lack, ReturnReason } from './words.ts';

type ControlProgress = Pick<Control, 'state' | 'justification' | 'submitted' | 'accepted' | 'returned'>;
type ActionContext = { at: string; by: Actor; reason?: string | undefined };

const FLOW: Readonly<Record<ControlState, Readonly<Partial<Record<ControlAction, ControlState>>>>> = CONTROL_FLOW;

/** States in which the implementation can be edited. It is frozen during and after review. */
const DESCRIBED: readonly ControlState[] = ['not_started', 'in_progress', 'returned'];
export const isDescribed = ({ state }: Pick<Control, 'state'>) => DESCRIBED.includes(state);

export const isReviewed = ({ state }: Pick<Control, 'state'>) => FLOW[state].return !== undefined;

/** Returns the control and clears its acceptance and exclusion. */
const back = (reason: ReturnReason, { at, by, reason: text = '' }: ActionContext) => ({
  ...{ accepted: null, justification: '' },
  returned: { reason, text, at, by },
});

const BECOMES: Record<ControlAction, (context: ActionContext) => Partial<ControlProgress>> = {
  start: () => ({ submitted: null, accepted: null, justification: '' }),
  submit: ({ at, by }) => ({ submitted: { at, by }, returned: null }),
  exclude: ({ reason = '' }) => ({ justification: reason, submitted: null, returned: null }),
  accept: ({ at, by }) => ({ accepted: { at, by } }),
  return: (context) => back('by_reviewer', context),
  expire: (context) => back('evidence_expired', context),
};

type Described = Pick<Control, 'state' | 'owner'> & { implemented: boolean; evidence: readonly Period[] };

/** Missing prerequisites of submission and acceptance. Controls that do not apply need none. */
export const lacksIn = ({ state, owner, implemented, evidence }: Described, today: string): Lack[] => {
  if (state === 'not_applicable') return [];
  return [
    ...(owner ? [] : (['owner'] as const)),
    ...(implemented ? [] : (['implementation'] as const)),
    ...(evidence.some((piece) => isInForce(piece, today)) ? [] : (['evidence'] as const)),
  ];
};

/** Undefined if the state machine does not allow the action. */
export const after = <C extends ControlProgress>(
  control: C,
  action: ControlAction,
  context: ActionContext,
): C | undefined => {
  const state = next(FLOW, control.state, action);
  return state && { ...control, ...BECOMES[action](context), state };
};

/** Removes a piece of evidence. An accepted control without evidence in force is returned. */
export const removeEvidence = (control: Control, evidence: string, today: string, context: ActionContext): Control => {
  const left = control.evidence.filter(({ id }) => id !== evidence);
  const falls = control.state === 'accepted' && !left.some((piece) => isInForce(piece, today));
  return {
    ...control,
    evidence: left,
    ...(falls && { ...back('evidence_removed', context), state: 'returned' as const }),
  };
};

/** Whether an accepted control no longer has evidence in force. */
export const hasLapsed = ({ state, evidence }: Pick<Control, 'state' | 'evidence'>, today: string) =>
  state === 'accepted' && !evidence.some((piece) => isInForce(piece, today));
