/** What becomes of a control by what somebody does with it, or a day. Who may is not decided here. */
import type { Actor } from '#domain/entity.ts';
import { next } from '#domain/states.ts';
import type { Control } from './control.ts';
import { isInForce, type Period } from './in-force.ts';
import { CONTROL_FLOW, type ControlAction, type ControlState } from './states.ts';
import type { Lack, ReturnReason } from './words.ts';

type Standing = Pick<Control, 'state' | 'justification' | 'submitted' | 'accepted' | 'returned'>;
type Doing = { at: string; by: Actor; reason?: string | undefined };

const FLOW: Readonly<Record<ControlState, Readonly<Partial<Record<ControlAction, ControlState>>>>> = CONTROL_FLOW;

/** What is said of how it is done is what a reviewer is shown, so it stays as it is from then on. */
const DESCRIBED: readonly ControlState[] = ['not_started', 'in_progress', 'returned'];
export const isDescribed = ({ state }: Pick<Control, 'state'>) => DESCRIBED.includes(state);

export const isReviewed = ({ state }: Pick<Control, 'state'>) => FLOW[state].return !== undefined;

/** It is accepted and shall not be, as long as nothing shows it. */
const back = (reason: ReturnReason, { at, by, reason: text = '' }: Doing) => ({
  ...{ accepted: null, justification: '' },
  returned: { reason, text, at, by },
});

const BECOMES: Record<ControlAction, (doing: Doing) => Partial<Standing>> = {
  start: () => ({ submitted: null, accepted: null, justification: '' }),
  submit: ({ at, by }) => ({ submitted: { at, by }, returned: null }),
  exclude: ({ reason = '' }) => ({ justification: reason, submitted: null, returned: null }),
  accept: ({ at, by }) => ({ accepted: { at, by } }),
  return: (doing) => back('by_reviewer', doing),
  expire: (doing) => back('evidence_expired', doing),
};

type Described = Pick<Control, 'state' | 'owner'> & { implemented: boolean; evidence: readonly Period[] };

/** What it has not yet. Nobody submits or accepts it before it has all; what does not apply needs nothing. */
export const lacksIn = ({ state, owner, implemented, evidence }: Described, today: string): Lack[] => {
  if (state === 'not_applicable') return [];
  return [
    ...(owner ? [] : (['owner'] as const)),
    ...(implemented ? [] : (['implementation'] as const)),
    ...(evidence.some((piece) => isInForce(piece, today)) ? [] : (['evidence'] as const)),
  ];
};

/** Nothing, where that cannot be done now. */
export const after = <C extends Standing>(control: C, action: ControlAction, doing: Doing): C | undefined => {
  const state = next(FLOW, control.state, action);
  return state && { ...control, ...BECOMES[action](doing), state };
};

/** With one piece less. What was accepted because of it is to be worked on again. */
export const without = (control: Control, evidence: string, today: string, doing: Doing): Control => {
  const left = control.evidence.filter(({ id }) => id !== evidence);
  const falls = control.state === 'accepted' && !left.some((piece) => isInForce(piece, today));
  return {
    ...control,
    evidence: left,
    ...(falls && { ...back('evidence_removed', doing), state: 'returned' as const }),
  };
};

/** It was accepted, and nothing shows it any more. */
export const hasLapsed = ({ state, evidence }: Pick<Control, 'state' | 'evidence'>, today: string) =>
  state === 'accepted' && !evidence.some((piece) => isInForce(piece, today));
